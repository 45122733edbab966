import { describe, expect, test } from 'vitest';
import { ApiError } from '#api/errors.ts';
import { ifServed } from '#api/extensions.ts';
import type { Operation } from '#api/operation.ts';
import { DEFAULT_SETTINGS, type Settings } from '#api/settings.ts';
import { apiAgainst, errors, json, readJson } from './api-fake-server.ts';

const OURS: Operation<{ readDispatchedParts: readonly { nextQuantity: number }[] | null }, object> = {
  kind: 'query',
  name: 'Parts',
  calls: ['readDispatchedParts'],
  text: 'query Parts {\n  readDispatchedParts {\n    nextQuantity\n  }\n}',
};

const MIXED: Operation<{ readRealSaleByPharmaProduct: readonly object[] | null }, object> = {
  kind: 'query',
  name: 'Mixed',
  calls: ['readRealSaleByPharmaProduct'],
  text: 'query Mixed {\n  readRealSaleByPharmaProduct {\n    quantity\n    dispatchedPght # RealSale.dispatchedPght\n    dispatchedQuantity # RealSale.dispatchedQuantity\n  }\n}',
};

const lacking = (...lacks: Settings['lacks']) => ({
  settings: { ...DEFAULT_SETTINGS, apiHost: 'https://api.example', lacks },
});

describe('what a server may lack', () => {
  test('is asked for, without the comments that name it', async () => {
    const { api, sent } = apiAgainst(() => json({ data: { readRealSaleByPharmaProduct: [] } }));
    await api.request(MIXED, {});
    expect(readJson(sent[0]?.body)).toMatchObject({
      query:
        'query Mixed {\n  readRealSaleByPharmaProduct {\n    quantity\n    dispatchedPght\n    dispatchedQuantity\n  }\n}',
    });
  });

  test('is left out of a document if the settings say that the server lacks it', async () => {
    const { api, sent } = apiAgainst(
      () => json({ data: { readRealSaleByPharmaProduct: [] } }),
      lacking('RealSale.dispatchedPght'),
    );
    await api.request(MIXED, {});
    expect(readJson(sent[0]?.body)).toMatchObject({
      query: 'query Mixed {\n  readRealSaleByPharmaProduct {\n    quantity\n    dispatchedQuantity\n  }\n}',
    });
  });

  test('is not called if the settings say that the server lacks the call', async () => {
    const { api, sent } = apiAgainst(() => json({ data: {} }), lacking('Query.readDispatchedParts'));
    await expect(ifServed(api.request(OURS, {}))).resolves.toBeNull();
    await expect(api.request(OURS, {})).rejects.toThrow('NOT_SERVED');
    expect(sent).toEqual([]);
  });

  test('is missing too if the server itself does not know the call', async () => {
    const { api } = apiAgainst(() => json(errors('Cannot query field "readDispatchedParts" on type "Query".'), 400));
    await expect(ifServed(api.request(OURS, {}))).resolves.toBeNull();
  });

  test('is answered if the server has it', async () => {
    const { api } = apiAgainst(() => json({ data: { readDispatchedParts: [{ nextQuantity: 4 }] } }));
    await expect(ifServed(api.request(OURS, {}))).resolves.toMatchObject({
      data: { readDispatchedParts: [{ nextQuantity: 4 }] },
    });
  });

  test('is not taken as missing for another failure', async () => {
    const { api } = apiAgainst(() => json(errors('FORBIDDEN'), 200));
    await expect(ifServed(api.request(OURS, {}))).rejects.toThrow(ApiError);
  });
});

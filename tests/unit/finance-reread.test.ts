import { expect, test } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { createApi } from '#api/client.ts';
import { DEFAULT_SETTINGS } from '#api/settings.ts';
import { sameRows } from '#domain/finance/draft-rows.ts';
import { changedMeanwhile } from '#domain/finance/merge-rows.ts';
import type { FinanceRow } from '#domain/finance/rows.ts';
import { financeActors } from '#features/finance/entry/finance-edit.actors.ts';
import type { UserType } from '#domain/access/roles.ts';
import { startNodeHost } from '#mocks/hosts/node.ts';
import { enterAs } from './server-client.ts';

const SUBJECT = { kind: 'sales', period: '2026-10' } as const;

/** The calls of one person's page to a server of the demo. */
async function pageOf({ server, fetch }: ReturnType<typeof startNodeHost>, userType: UserType) {
  const { authorization, agency } = await enterAs(server, userType);
  const token = authorization.replace('Bearer ', '');
  const settings = { ...DEFAULT_SETTINGS, apiHost: 'https://demo.example' };
  const api = createApi({ settings, token: () => token, agency: () => agency, onUnauthorized: () => {}, fetch });
  const store = {
    read: () => Promise.resolve(null),
    keep: () => Promise.resolve({ kind: 'kept' } as const),
    isFree: () => Promise.resolve(true),
    setMode: () => {},
    onWrite: () => {},
  };
  const { reread, save } = financeActors({ api, draft: 'sales', store, products: [], lacks: [] });
  return {
    read: async () => (await toPromise(createActor(reread, { input: SUBJECT }).start())).rows,
    save: (rows: readonly FinanceRow[]) => toPromise(createActor(save, { input: { ...SUBJECT, rows } }).start()),
  };
}

test('what somebody else saves is read at the review of a month that was opened before', async () => {
  const host = startNodeHost();
  const [boss, assistant] = [await pageOf(host, 'Boss'), await pageOf(host, 'BossAssistant')];
  const opened = await assistant.read();
  const [first] = opened;
  expect(sameRows(await assistant.read(), opened)).toBe(true);

  const changed = opened.map((row) => (row === first ? { ...row, quantity: row.quantity + 600 } : row));
  expect(await boss.save(changed)).toEqual({ kind: 'saved' });
  const now = await assistant.read();
  expect(sameRows(now, changed)).toBe(true);
  expect(changedMeanwhile(opened, now, opened)).toEqual([
    {
      pharmaProductID: first?.pharmaProductID,
      wholesalerID: first?.wholesalerID,
      base: { quantity: first?.quantity, pght: first?.pght },
      theirs: { quantity: Number(first?.quantity) + 600, pght: first?.pght },
      mine: { quantity: first?.quantity, pght: first?.pght },
      isContested: false,
      isAgreed: false,
    },
  ]);
});

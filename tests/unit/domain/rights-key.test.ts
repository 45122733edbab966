import { expect, test } from 'vitest';
import { rightsKey } from '#domain/access/rights-key.ts';

const boss = {
  userType: 'Boss',
  pharmaLaboID: null,
  acl: { viewHealthWorker: true, createHealthWorker: false, viewDrugStore: true },
  modules: { moduleGPSIsEnabled: true },
  visitReportFieldsToShow: ['other', 'gifts'],
} as const;

test('is the same for the same rights, in whatever order they are given', () => {
  const { viewHealthWorker, viewDrugStore } = boss.acl;
  expect(rightsKey({ ...boss, acl: { viewDrugStore, viewHealthWorker } })).toBe(rightsKey(boss));
});

test.each([
  ['another role', { userType: 'Supervisor' }],
  ['a laboratory', { pharmaLaboID: 'labo' }],
  ['one right less', { acl: { viewHealthWorker: true } }],
  ['one right more', { acl: { ...boss.acl, createHealthWorker: true } }],
  ['no module', { modules: {} }],
  ['other fields', { visitReportFieldsToShow: ['gifts', 'other'] }],
  ['no fields', { visitReportFieldsToShow: null }],
] as const)('differs with %s', (_what, change) => {
  expect(rightsKey({ ...boss, ...change })).not.toBe(rightsKey(boss));
});

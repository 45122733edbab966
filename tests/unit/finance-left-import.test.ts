import { beforeEach, expect, test, vi } from 'vitest';
import {
  forgetLeftImport,
  isSameFile,
  keepLeftImport,
  readLeftImport,
} from '#features/finance/entry/import/left-import.ts';
import type { Guard } from '#lib/shape.ts';
import { leftOf } from '#features/finance/entry/import/use-left-import.ts';
import { marksIn, pastedFile } from '#features/finance/entry/import/pasted-file.ts';

/** A device: what is read from it is a copy. */
const device = new Map<string, unknown>();
let hasRoomForFiles = true;
vi.mock('#state/kept-work.ts', () => ({
  readWork: (name: string, is: Guard<unknown>) => Promise.resolve(is(device.get(name)) ? device.get(name) : null),
  keepWork: (name: string, value: unknown) => {
    if (value instanceof File && !hasRoomForFiles) return Promise.resolve(false);
    const { lastModified } = value instanceof File ? value : { lastModified: 0 };
    device.set(name, value instanceof File ? new File([value], value.name, { lastModified }) : structuredClone(value));
    return Promise.resolve(true);
  },
  forgetWork: (name: string) => Promise.resolve(void device.delete(name)),
}));

const LEFT = { mapping: null, asked: [], corrections: [], mark: null, answers: { wholesalerID: 'w1' } };
const FILE = new File(['Produit;Quantité'], 'octobre.csv', { lastModified: 7 });

beforeEach(() => {
  device.clear();
  hasRoomForFiles = true;
});

test('an import is read back with its file, until it is forgotten', async () => {
  expect(await keepLeftImport('sales 2026-10', FILE, LEFT)).toBe(true);
  const left = await readLeftImport('sales 2026-10');
  expect(left?.stored).toMatchObject({ name: 'octobre.csv', ...LEFT });
  expect(await left?.file?.text()).toBe('Produit;Quantité');
  expect(await readLeftImport('sales 2026-11')).toBeNull();
  await forgetLeftImport('sales 2026-10');
  expect(await readLeftImport('sales 2026-10')).toBeNull();
  expect(device.size).toBe(0);
});

test('what a spreadsheet hid or struck through of a pasted block is still known', async () => {
  const cells = [
    ['Produit', 'Quantité'],
    ['Tensorel 5 mg B/30', '12'],
  ];
  const file = pastedFile(cells, 'collage', {
    marks: [{ kind: 'cell', row: 1, column: 0, text: 'Tensorel 5 mg B/30' }],
    height: 2,
  });
  expect(marksIn(file)?.struck).toEqual([{ line: 2, column: 0 }]);
  await keepLeftImport('sales 2026-10', file, LEFT);
  const left = await readLeftImport('sales 2026-10');
  expect(left?.file && marksIn(left.file)).toEqual(marksIn(file));
  expect(left?.file).not.toBe(file);
});

test('without room for the file, its answers are kept, and the same file is known again', async () => {
  hasRoomForFiles = false;
  expect(await keepLeftImport('goals 2027', FILE, LEFT)).toBe(false);
  const left = await readLeftImport('goals 2027');
  expect(left).toMatchObject({ file: null, stored: LEFT });
  expect(left && isSameFile(FILE, left.stored)).toBe(true);
  expect(left && isSameFile(new File(['Produit;Quantité'], 'octobre.csv', { lastModified: 8 }), left.stored)).toBe(
    false,
  );
});

test('an import that another version of the application kept is not read', async () => {
  await keepLeftImport('sales 2026-10', FILE, LEFT);
  const name = [...device.keys()].find((each) => each.startsWith('import ')) ?? '';
  device.set(name, Object.assign({}, device.get(name), { form: 0 }));
  expect(await readLeftImport('sales 2026-10')).toBeNull();
});

test('while a file that was given back is asked about, its corrections are still kept, beside the answers', () => {
  const answers = { wholesalerID: 'w1' };
  const left = { mapping: null, asked: [], corrections: [{ kind: 'exclude', rows: [0] }], mark: 'x' } as const;
  const { corrections, mark } = left;
  const mapping = { sheet: 0, header: { first: 0, count: 1 }, roles: [] } as const;
  const asked = { mapping, asked: [], answers };
  expect(leftOf({ opened: null, mapping, left }, answers)).toEqual({ ...asked, corrections, mark });
  expect(leftOf({ opened: null, mapping, left: null }, answers)).toEqual({ ...asked, corrections: [], mark: null });
});

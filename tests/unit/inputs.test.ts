import { describe, expect, test } from 'vitest';
import { CHECKS } from '../../scripts/check-list.ts';
import { Sources } from '../../scripts/inputs.ts';
import { reading } from '../reading.ts';

const files = reading(
  'tests/unit/{atlas,rules}.test.ts',
  'tests/reading.ts',
  'stories/machines/machines.stories.tsx',
  'machines/guard/*',
).files;
const OTHER = 'index.html';
const GONE = 'machines/parked/parked.machine.ts';

const sources = new Sources([...files, OTHER]);

/** The files that a unit test depends on. */
function inputsOf(file: string, of: Sources): readonly string[] {
  const unit = CHECKS.find(({ name }) => name === 'unit');
  return unit?.kind === 'suite' ? [...unit.inputs(file, of)] : [];
}

describe('a unit test depends on', () => {
  test('the files that it declares to read, and on its imports', () => {
    const inputs = inputsOf('tests/unit/atlas.test.ts', sources);
    expect(inputs).toContain('tests/reading.ts');
    expect(inputs).toContain('stories/machines/machines.stories.tsx');
    expect(inputs).toContain('machines/guard/guard.machine.ts');
    expect(inputs).not.toContain(OTHER);
  });

  test('every file, if it reads files without declaring which', () => {
    expect(inputsOf('tests/unit/rules.test.ts', sources).toSorted()).toEqual([...files, OTHER].toSorted());
  });

  test('a file that it read before the file was deleted', () => {
    expect(inputsOf('tests/unit/atlas.test.ts', sources)).not.toContain(GONE);
    expect(inputsOf('tests/unit/atlas.test.ts', sources.withDeleted([GONE]))).toContain(GONE);
  });
});

test('an import of types counts only where types do', () => {
  const machine = 'machines/guard/guard.machine.ts';
  const types = 'machines/session/session.types.ts';
  const both = new Sources([...files, types]);
  expect([...both.reachedFrom([machine])]).not.toContain(types);
  expect([...both.reachedFrom([machine], { types: true })]).toContain(types);
});

test('a test cannot read a file that it does not declare', () => {
  const declared = reading('machines/guard/*');
  expect(declared.text('machines/guard/guard.machine.ts')).not.toBe('');
  expect(() => declared.text('index.html')).toThrow('does not declare index.html');
});

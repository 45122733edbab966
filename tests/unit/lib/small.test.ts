import * as fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { isBlank } from '#lib/blank.ts';
import { compareTexts } from '#lib/compare-texts.ts';
import { distinct } from '#lib/distinct.ts';
import { EXPORT_FORMATS } from '#lib/export-formats.ts';
import { folded } from '#lib/folded.ts';
import { inOrder } from '#lib/in-order.ts';
import { collator, numberFormat } from '#lib/intl.ts';
import { parseJsonList } from '#lib/json-list.ts';
import { onceLaidOut } from '#lib/once-laid-out.ts';
import { plainDigits } from '#lib/plain-digits.ts';
import { numberReader } from '#lib/read-number.ts';
import { storedText } from '#lib/stored-text.ts';
import { sum } from '#lib/sum.ts';
import { TEXT_LIMITS } from '#lib/text-limits.ts';
import { isZone } from '#lib/time-zone.ts';

test('a text is blank without a letter, whatever its spaces', () => {
  expect(['', ' ', '\u00A0\n\t', ' a '].map(isBlank)).toEqual([true, true, true, false]);
});

test('days are in the order of time, whatever the order in which they come', () => {
  const days = ['2026-11-09', '2026-11-10', '2027-01-01'];
  fc.assert(
    fc.property(fc.shuffledSubarray(days, { minLength: 3 }), (shuffled) => {
      expect(shuffled.toSorted(compareTexts)).toEqual(days);
    }),
  );
  expect(Math.abs(compareTexts('2026-11-09', '2026-11-09'))).toBe(0);
});

test('a search takes no notice of accents and capitals', () => {
  expect(folded('ÉLOXANE à Yaoundé')).toBe('eloxane a yaounde');
  expect(folded('ÇA')).toBe(folded('c\u0327a'));
});

test('of things with one ID the last counts, in the place of the first', () => {
  const [old, other, latest] = [
    { ID: 'a', name: 'Ewane' },
    { ID: 'b', name: 'Njoya' },
    { ID: 'a', name: 'Ewané' },
  ];
  expect(distinct([old, other, latest])).toEqual([latest, other]);
  expect(distinct([])).toEqual([]);
});

test('a format is made once for a language and its options', () => {
  expect(numberFormat('fr', { maximumFractionDigits: 1 })).toBe(numberFormat('fr', { maximumFractionDigits: 1 }));
  expect(numberFormat('fr', { maximumFractionDigits: 2 })).not.toBe(numberFormat('fr', { maximumFractionDigits: 1 }));
  expect(numberFormat('en')).not.toBe(numberFormat('fr'));
  expect(numberFormat('fr', { maximumFractionDigits: 1 }).format(1.25)).toBe('1,3');
  expect(['é', 'z', 'e'].toSorted(collator('fr').compare)).toEqual(['e', 'é', 'z']);
});

describe('a list in JSON', () => {
  test('is read as it was written', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), (list) => {
        expect(parseJsonList(JSON.stringify(list))).toEqual(JSON.parse(JSON.stringify(list)));
      }),
    );
  });

  test.each(['', '{', '{}', 'null', '7', '"[]"', '[1', '{"length":0}'])('is not %j', (text) => {
    expect(parseJsonList(text)).toBeNull();
  });
});

describe('digits of other scripts', () => {
  test.each([
    ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
    ['０１２３４５６７８９', '0123456789'],
  ])('%s are %s', (text, plain) => {
    expect(plainDigits(text)).toBe(plain);
  });

  test.each(['\u200B', '\u200E', '\u202A', '\u202C', '\u2060', '\u2066', '\u2068', '\u2069', '\uFEFF'])(
    'lose the mark %j, which nobody sees, wherever it stands',
    (mark) => {
      expect(plainDigits(`${mark}8${mark}15${mark}`)).toBe('815');
    },
  );

  // With it « 815 » is shown as « 158 », or « 518 » as « 815 ».
  test.each(['\u200F', '\u202B', '\u202D', '\u202E', '\u2067'])(
    'keep the mark %j, which turns digits round',
    (mark) => {
      expect(plainDigits(`8${mark}15`)).toBe(`8${mark}15`);
    },
  );

  test('change nothing else', () => {
    expect(plainDigits('12 ٬ boîtes ２a')).toBe('12 ٬ boîtes 2a');
  });
});

describe('the largest numbers', () => {
  const read = numberReader('fr');

  test('are read as long as they are exact', () => {
    expect(read('9007199254740991')).toBe(Number.MAX_SAFE_INTEGER);
    expect(read('-9 007 199 254 740 991')).toBe(Number.MIN_SAFE_INTEGER);
    expect([read('9007199254740992'), read('-9007199254740992')]).toEqual([null, null]);
  });

  test('are none over two lines or two cells', () => {
    expect([read('12\n500'), read('12\t500')]).toEqual([null, null]);
  });
});

test.each([
  ['Africa/Douala', true],
  ['utc', true],
  ['+01:00', false],
  ['Africa/Atlantide', false],
  ['', false],
  [null, false],
  [1, false],
  [['Africa/Douala'], false],
])('%j names a time zone: %s', (name, expected) => {
  expect(isZone(name)).toBe(expected);
});

describe('what waits for an element to be laid out', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  /** Stands in for the browser's observer: `layOut` tells it of the elements that it observes. */
  const stubObserver = () => {
    const observed = new Map<unknown, () => void>();
    class Observer {
      readonly #tell: () => void;
      readonly #own = new Set<unknown>();
      constructor(tell: () => void) {
        this.#tell = tell;
      }
      observe(element: unknown) {
        this.#own.add(element);
        observed.set(element, this.#tell);
      }
      disconnect() {
        for (const element of this.#own) observed.delete(element);
      }
    }
    vi.stubGlobal('ResizeObserver', Observer);
    return {
      layOut: () => {
        for (const tell of observed.values()) tell();
      },
    };
  };
  const isElement = (value: object): value is Element => 'tagName' in value;
  const element = (): Element => {
    const made = { tagName: 'DIV' };
    if (!isElement(made)) throw new Error('An element has the name of its tag.');
    return made;
  };

  test('happens once, and not before', () => {
    const { layOut } = stubObserver();
    const act = vi.fn<() => void>();
    onceLaidOut(element(), act);
    expect(act).not.toHaveBeenCalled();
    layOut();
    layOut();
    expect(act).toHaveBeenCalledOnce();
  });

  test('does not happen once nobody waits any more', () => {
    const { layOut } = stubObserver();
    const [left, waiting] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const stop = onceLaidOut(element(), left);
    onceLaidOut(element(), waiting);
    stop();
    layOut();
    expect([left.mock.calls.length, waiting.mock.calls.length]).toEqual([0, 1]);
  });
});

test('a text is compared without the space around it, and with one space for several', () => {
  expect([' Dr\u00A0 Ewane\n', 'Dr Ewane', '', null, 7].map(storedText)).toEqual(['Dr Ewane', 'Dr Ewane', '', '', '']);
});

test('a table is exported to files that spreadsheets know by their extension', () => {
  expect(EXPORT_FORMATS).toEqual(['csv', 'xlsx']);
});

test('numbers are added up; none are nothing', () => {
  expect([sum([]), sum([3]), sum([1, -4, 2.5])]).toEqual([0, 3, -0.5]);
});

test('a line has 200 characters at most, a longer text 5000', () => {
  expect(TEXT_LIMITS).toEqual({ line: 200, text: 5000 });
});

describe('steps in order', () => {
  const stepsOf = (...outcomes: readonly boolean[]) => {
    const done: string[] = [];
    const steps = outcomes.map((isGood, index) => async () => {
      done.push(`${index} begins`);
      await Promise.resolve();
      if (!isGood) throw new Error(`${index} fails`);
      done.push(`${index} ends`);
    });
    return { done, steps };
  };

  test('are taken one after the other', async () => {
    const { done, steps } = stepsOf(true, true);
    await inOrder(steps);
    expect(done).toEqual(['0 begins', '0 ends', '1 begins', '1 ends']);
    await expect(inOrder([])).resolves.toBeUndefined();
  });

  test('end with the first that fails', async () => {
    const { done, steps } = stepsOf(true, false, true);
    await expect(inOrder(steps)).rejects.toThrow('1 fails');
    expect(done).toEqual(['0 begins', '0 ends', '1 begins']);
  });
});

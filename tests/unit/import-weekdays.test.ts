import { describe, expect, test } from 'vitest';
import { monthNamed } from '#domain/import/month-names.ts';
import { besideDay, meantTitles } from '#domain/import/weekdays.ts';

/** A week of March, from Monday. */
const WEEK = '2026-03-16';
const DATES = [WEEK, '2026-03-17', '2026-03-18', '2026-03-19', '2026-03-20', '2026-03-21', '2026-03-22'];
const NAMES = [
  ['Lundi', 'lun.', 'LU', 'Monday', 'Mon', 'mo'],
  ['Mardi', 'mar.', 'MA', 'Tuesday', 'Tues', 'Tue', 'tu'],
  ['Mercredi', 'mer.', 'ME', 'Wednesday', 'Wed', 'we'],
  ['Jeudi', 'jeu.', 'JE', 'Thursday', 'Thurs', 'Thur', 'Thu', 'th'],
  ['Vendredi', 'ven.', 'VE', 'Friday', 'Fri', 'fr'],
  ['Samedi', 'sam.', 'SA', 'Saturday', 'Sat'],
  ['Dimanche', 'dim.', 'DI', 'Sunday', 'Sun', 'su'],
];

describe('the days of the week in titles', () => {
  test.each(NAMES.flatMap((names, day) => names.map((name) => [name, DATES[day], DATES[(day + 1) % 7]])))(
    '“%s” is the %s of the open week',
    (name, date, next) => {
      const other = NAMES[DATES.indexOf(next ?? '')]?.[0] ?? '';
      expect(meantTitles([name ?? '', other], 'trends', WEEK)).toEqual([date, next]);
    },
  );

  test.each<[words: string, titles: readonly string[], meant: readonly string[]]>([
    ['beside other columns', ['Produit', 'Lun', 'Mar', ''], ['Produit', WEEK, '2026-03-17', '']],
    ['with the same words', ['Qté lundi', 'Qté mardi'], [`qte ${WEEK}`, 'qte 2026-03-17']],
    [
      'of two wholesalers',
      ['A lun', 'A mar', 'B lun', 'B mar'],
      [`a ${WEEK}`, 'a 2026-03-17', `b ${WEEK}`, 'b 2026-03-17'],
    ],
    ['with dates of their own', ['Lun 12/10/2026', 'Mar 13/10/2026'], ['12/10/2026', '13/10/2026']],
    ['with two dates', ['Lun 12/10 13-10', 'Mar 14.10'], ['12/10 13-10', '14.10']],
    // What names no other day is something else.
    ['alone', ['Produit', 'Mar'], ['Produit', 'Mar']],
    ['twice', ['Mar', 'mardi'], ['Mar', 'mardi']],
    ['beside months', ['Jan', 'Fév', 'Mar'], ['Jan', 'Fév', 'Mar']],
    ['with other words each', ['Qté lundi', 'CA mardi'], ['Qté lundi', 'CA mardi']],
    ['two in one title', ['Lun-Mar', 'Mer-Jeu'], ['Lun-Mar', 'Mer-Jeu']],
    ['two in one title beside single ones', ['Lun Mar', 'Mer', 'Jeu'], ['Lun Mar', '2026-03-18', '2026-03-19']],
    ['as parts of words', ['Lunettes', 'Marais'], ['Lunettes', 'Marais']],
  ])('%s', (_, titles, meant) => {
    expect(meantTitles(titles, 'trends', WEEK)).toEqual(meant);
  });

  test.each([
    ['sales', '2026-03'],
    ['goals', '2026'],
    ['trends', undefined],
  ] as const)('are left out where no week is entered: %s of %s', (kind, period) => {
    expect(meantTitles(['Qté lun', 'Qté mar', 'Mer 18/03', 'Jeu 19/03'], kind, period)).toEqual([
      'qte',
      'qte',
      '18/03',
      '19/03',
    ]);
  });

  test.each([
    ['Lundi', ''],
    ['Qté lundi 16', 'qte'],
    ['Ventes du lundi', 'ventes du'],
    ['Qté', null],
    ['', null],
    ['du lundi au mardi', null],
    ['16', null],
  ])('“%s” has beside its day: %s', (title, beside) => {
    expect(besideDay(title)).toBe(beside);
  });
});

test.each([
  ['janvier january janv jan enero janeiro', 1],
  ['fevrier february fevr fev feb febrero fevereiro', 2],
  ['mars march mar marzo marco', 3],
  ['avril april avr apr abril abr', 4],
  ['mai may mayo maio', 5],
  ['juin june jun junio junho', 6],
  ['juillet july juil jul julio julho', 7],
  ['aout august aug agosto', 8],
  ['septembre september sept sep septiembre setiembre setembro', 9],
  ['octobre october oct octubre outubro', 10],
  ['novembre november nov noviembre novembro', 11],
  ['decembre december dec diciembre dic dezembro dez', 12],
  ['ventes janvie mars2026 xmai', 0],
])('“%s” are names of the month %d', (names, month) => {
  expect(new Set(names.split(' ').map(monthNamed))).toEqual(new Set([month]));
});

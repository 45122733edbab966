import { describe, expect, test } from 'vitest';
import { renamedView, storedWith, viewQuery, viewsOf, withoutView, withView } from '#features/customers/list/views.ts';

const ME = 'user-1 cm';
const late = { name: 'À revoir', query: 'seen=60' };
const best = { name: 'Les A+', query: 'potential=A%2B' };

describe('the query of a view', () => {
  test('has the filters, the sorting and the map, and nothing that is open over the list', () => {
    const params = new URLSearchParams(
      'customer=hw-1&view=map&sort=-potential&q=nana&city=city-1&new=drugstore&other=1',
    );
    expect(viewQuery(params)).toBe('city=city-1&q=nana&sort=-potential&view=map');
  });

  test('is the same in whatever order the address names its parts, and empty for the plain list', () => {
    const [one, other] = ['kind=drugstore&seen=60', 'seen=60&kind=drugstore&q='].map(
      (text) => new URLSearchParams(text),
    );
    expect(viewQuery(one ?? new URLSearchParams())).toBe(viewQuery(other ?? new URLSearchParams()));
    expect(viewQuery(new URLSearchParams('q=&customer=hw-1'))).toBe('');
  });
});

describe('the views of a person in an agency', () => {
  test('are stored beside those of others', () => {
    const both = storedWith(storedWith(null, ME, [late]), 'user-2 cm', [best]);
    expect(viewsOf(both, ME)).toEqual([late]);
    expect(viewsOf(both, 'user-2 cm')).toEqual([best]);
    expect(viewsOf(both, 'user-1 ci')).toEqual([]);
  });

  test.each([null, '', '{', '[]', 'null', '7', `{"${ME}":[{"name":7}]}`, `{"${ME}":{}}`])(
    'are none in %s, over which new ones are stored',
    (stored) => {
      expect(viewsOf(stored, ME)).toEqual([]);
      expect(viewsOf(storedWith(stored, ME, [late]), ME)).toEqual([late]);
    },
  );

  test('have one of each name: the last one that was given it', () => {
    const other = { name: late.name, query: 'seen=90' };
    expect(withView([late, best], other)).toEqual([best, other]);
    expect(renamedView([late, best], best.name, late.name)).toEqual([{ ...best, name: late.name }]);
    expect(renamedView([late, best], late.name, late.name)).toEqual([late, best]);
    expect(renamedView([late, best], late.name, 'Ce mois')).toEqual([{ ...late, name: 'Ce mois' }, best]);
    expect(withoutView([late, best], late.name)).toEqual([best]);
  });
});

import { describe, expect, it } from 'vitest';
import { callHref, mailHref, mapHref } from '#lib/contact-links.ts';

describe('links to reach somebody', () => {
  it.each([
    ['+237 6 77 12 34 56', 'tel:+237677123456'],
    ['(01) 23.45-67 bureau', 'tel:01234567'],
    ['699 12 34 56 / 677 00 11 22', 'tel:699123456'],
    ['(+237) 6.99-12 34 56 poste 12', 'tel:+237699123456'],
    ['Tél. 01/23/45/67', 'tel:01234567'],
    ['à demander', null],
    ['', null],
    [null, null],
    [undefined, null],
  ])('call %j', (phone, link) => {
    expect(callHref(phone)).toBe(link);
  });

  it('write to an address, whose characters cannot add another field', () => {
    expect(mailHref('a.b+c@x.cm')).toBe('mailto:a.b%2Bc@x.cm');
    expect(mailHref('a@x.cm?bcc=b@x.cm')).toBe('mailto:a@x.cm%3Fbcc%3Db%40x.cm');
    expect(mailHref('unknown')).toBeNull();
    expect(mailHref(null)).toBeNull();
  });

  it('mark a place on the map', () => {
    expect(mapHref({ lat: 4.05, lng: 9.7 })).toBe('geo:4.05,9.7?q=4.05,9.7');
  });
});

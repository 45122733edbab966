import { describe, expect, it } from 'vitest';
import { reading } from '../reading.ts';
import { pictureOf, SHOT_THEMES, SHOTS } from '../shots/shots.ts';
import { binds, chromiumOf } from '../shots/verdict.ts';

const pictures = reading('tests/shots/pictures/**/*.png');
const BUDGET = 3_000_000;

describe('a difference from a stored picture', () => {
  const madeOn = { platform: 'linux', chromium: 156 };

  it('fails the check in the environment the pictures were made in', () => {
    expect(binds(madeOn, { platform: 'linux', chromium: 156 })).toBe(true);
  });

  it.each([
    ['another platform', { platform: 'darwin', chromium: 156 }],
    ['another version', { platform: 'linux', chromium: 157 }],
    ['another browser', { platform: 'linux', chromium: 0 }],
  ])('is only reported on %s', (_, here) => {
    expect(binds(madeOn, here)).toBe(false);
  });

  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36', 156],
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/99.0.0.0 Safari/537.36',
      99,
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 0],
  ])('is judged by the Chromium version read from %s', (userAgent, version) => {
    expect(chromiumOf(userAgent)).toBe(version);
  });
});

describe('the stored pictures', () => {
  it('are exactly those of the list', () => {
    const asked = SHOTS.flatMap((shot) =>
      SHOT_THEMES.map((theme) => `tests/shots/pictures/${pictureOf(shot, theme)}.png`),
    );
    expect(pictures.files).toEqual(asked.toSorted());
  });

  it('stay within their budget of bytes', () => {
    expect(pictures.files.reduce((sum, file) => sum + pictures.bytes(file).length, 0)).toBeLessThan(BUDGET);
  });
});

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import createIcon, { type IconShape, strokeOf } from '#ui/icon/create-icon.ts';

describe('strokeOf', () => {
  test.each<readonly [string, IconShape, string | null]>([
    // A relative move would go on from the end of the stroke before.
    ['a path', ['path', { d: 'm6 9 6 6 6-6', key: 'a' }], 'M0 0m6 9 6 6 6-6'],
    ['a line', ['line', { x1: '3', y1: '9', x2: '21', y2: '10' }], 'M3 9L21 10'],
    ['a circle', ['circle', { cx: '12', cy: '10', r: '4' }], 'M8 10a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z'],
    [
      'a rectangle with round corners',
      ['rect', { x: '3', y: '4', width: '18', height: '16', rx: '2' }],
      'M5 4h14a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2Z',
    ],
    [
      'one that names the other radius',
      ['rect', { x: '1', y: '2', width: '4', height: '6', ry: '1' }],
      'M2 2h2a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-2a1 1 0 0 1 -1 -1v-4a1 1 0 0 1 1 -1Z',
    ],
    ['one with sharp corners', ['rect', { x: '1', y: '2', width: '3', height: '4' }], 'M1 2h3v4h-3v-4Z'],
    ['a shape with a paint of its own', ['circle', { cx: '1', cy: '2', r: '3', fill: 'currentColor' }], null],
    ['a shape of another kind', ['ellipse', { cx: '1', cy: '2', rx: '3', ry: '4' }], null],
  ])('of %s', (_, shape, stroke) => {
    expect(strokeOf(shape)).toBe(stroke);
  });
});

describe('an icon', () => {
  const Icon = createIcon({
    node: [
      ['path', { d: 'M1 2v3', key: 'a' }],
      ['circle', { cx: '5', cy: '5', r: '1', fill: 'currentColor', key: 'b' }],
      ['line', { x1: '0', y1: '1', x2: '2', y2: '3', key: 'c' }],
    ],
  });
  const markupOf = (props: Parameters<typeof Icon>[0]) => renderToStaticMarkup(createElement(Icon, props));

  test('is one path, and the shapes that have a paint of their own', () => {
    expect(markupOf({ className: 'big' })).toBe(
      '<svg class="lucide big" viewBox="0 0 24 24" aria-hidden="true">' +
        '<circle cx="5" cy="5" r="1" fill="currentColor"></circle><path d="M0 0M1 2v3M0 1L2 3"></path></svg>',
    );
  });

  test('is hidden from screen readers unless it has a name', () => {
    expect(markupOf({ role: 'img', 'aria-label': 'Lu' })).not.toContain('aria-hidden');
  });
});

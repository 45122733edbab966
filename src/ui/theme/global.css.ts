import { globalFontFace, globalStyle } from '@vanilla-extract/css';
import { focusRing } from './mixins.ts';
import { rem } from './scale.ts';
import { textSide } from './side.css.ts';
import { color } from './theme.css.ts';
import { FONT, type } from './type.ts';

// A variable font: one file for all weights and optical sizes, with the characters of French and English.
globalFontFace('Inter Variable', {
  src: "url('@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2') format('woff2')",
  fontWeight: '100 900',
  fontStyle: 'normal',
  fontDisplay: 'swap',
  unicodeRange:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
});

globalStyle('*, ::before, ::after', { boxSizing: 'border-box' });

globalStyle(':root', {
  fontFamily: FONT,
  fontOpticalSizing: 'auto',
  fontSynthesis: 'none',
  textSizeAdjust: '100%',
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
  background: color.bg,
  accentColor: color.accent,
  scrollbarColor: `${color.line2} transparent`,
  // A finger that pushes a visit or a table sideways would leave the page: Chromium takes it for its Back.
  overscrollBehaviorX: 'none',
});

// Breaks words that are too long for their box instead of clipping them or overlapping other content.
globalStyle('body', { ...type.body, margin: 0, minBlockSize: '100dvh', overflowWrap: 'break-word', color: color.ink });

globalStyle('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote, fieldset', { margin: 0 });
globalStyle('fieldset', { padding: 0, border: 0, minInlineSize: 0 });
globalStyle('legend', { padding: 0 });
globalStyle('h1', type.title1);
globalStyle('h2', type.title2);
globalStyle('h3, h4', type.title3);
globalStyle('ul[role="list"], ol[role="list"]', { padding: 0, listStyle: 'none' });
globalStyle('button, input, select, textarea', { font: 'inherit', letterSpacing: 'inherit', color: 'inherit' });
globalStyle('table', { borderCollapse: 'collapse', borderSpacing: 0 });
globalStyle('img, svg', { display: 'block', maxInlineSize: '100%' });
globalStyle('img', { blockSize: 'auto' });
// Icons take the size of the surrounding text unless a component sets another.
globalStyle(':where(.lucide)', {
  flexShrink: 0,
  inlineSize: rem(16),
  blockSize: rem(16),
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
globalStyle('hr', { margin: 0, border: 0, borderBlockStart: `1px solid ${color.line}` });
globalStyle('b, strong', { fontWeight: 600 });
globalStyle('::placeholder', { color: color.ink3, opacity: 1 });
// A selection inherits from that of the root element. A browser that does not do so yet needs the rule for all elements, which
// makes Chromium compute a style of the selection for each of them: a quarter to a third of what styles cost it.
const selected = { background: color.accentSoft2, color: color.ink };
globalStyle(':root::selection', selected);
globalStyle('::selection', { '@supports': { 'not selector(::search-text)': selected } });
// No specificity (`:where`), so that any component can override it.
globalStyle(':where(:focus-visible)', focusRing);
// Headings and the main region receive focus from a navigation, never from the keyboard.
globalStyle(':where(main, h1, h2):where(:focus-visible)', { outline: 'none' });
globalStyle('[hidden]', { display: 'none' });
// In a right-to-left page each text keeps its own direction: the full stop of a French sentence stays at its end, and
// truncation keeps the start of a name. Alignment still follows the page.
globalStyle(":where(:root[dir='rtl'] *)", { unicodeBidi: 'plaintext' });
globalStyle(":where(:root[dir='rtl'] :is(body, input, textarea))", { textAlign: textSide.start });
globalStyle(":root[dir='rtl'] ::placeholder", { unicodeBidi: 'plaintext' });

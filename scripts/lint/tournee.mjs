// The lint rules that are this repository's own. They select nodes of the syntax tree, as ESLint's rules do.

const TIME = 'Ask the injected clock for the time (src/lib/clock.ts): a demo and a test must be able to set it.';
const CHANCE = 'Draw chance from the injected seed: the same address must give the same demo.';
const WORDS = 'Words that a user reads go through lingui: <Trans>, t, <Plural>.';
const COLOUR = 'A colour is a token of src/ui/theme: it has to hold in twelve themes.';
const UNSEEN = 'Start a machine with useInspection(): the demo shows what it makes of a call.';
const PIXEL = 'A size is a token of src/ui/theme, or rem: it follows the size of the reader’s text.';

/** `new Date(value)` is a plain conversion and may stay. */
const TIME_AND_CHANCE = {
  'CallExpression[callee.object.name="Date"][callee.property.name="now"]': TIME,
  'CallExpression[callee.name="Date"]': TIME,
  'NewExpression[callee.name="Date"][arguments.length=0]': TIME,
  'CallExpression[callee.object.name="Math"][callee.property.name="random"]': CHANCE,
};

/** A screen's machine that is started without it. */
const UNINSPECTED =
  'CallExpression[callee.name=/^use(?:Machine|ActorRef|Actor)$/]:not(:has(CallExpression[callee.name="useInspection"]))';

/** A query key that is not of the list, and a screen that says itself what is stale. */
const CACHED = {
  'Property[key.name="queryKey"]:not([value.object.name="keys"]):not([value.callee.object.name="keys"])':
    'A query key is one of src/queries/keys.ts.',
  'CallExpression[callee.property.name=/^(?:(?:invalidate|refetch|remove|reset)Queries|setQuer(?:y|ies)Data)$/]':
    'What a write makes stale stands in src/queries/stale.ts: no screen says it.',
};

/** A format of `Intl` that a component would create again and again. */
const FORMATS = {
  'NewExpression[callee.object.name="Intl"][callee.property.name=/^(?:DateTimeFormat|NumberFormat|RelativeTimeFormat|ListFormat|PluralRules|Collator)$/]':
    'Ask src/lib/intl.ts, which creates each format once.',
};

const WITHOUT = 'What a browser stores goes through src/lib/device, which knows how to do without.';
const STORES = '/^(?:localStorage|sessionStorage|indexedDB|caches|cookieStore|BroadcastChannel)$/';
const OF_NAVIGATOR = '/^(?:locks|serviceWorker|storage)$/';

/** A storage of the browser, a lock or a channel, named outside of its one place. */
const DEVICE = {
  [`Identifier[name=${STORES}]`]: WITHOUT,
  [`MemberExpression[object.name="navigator"][property.name=${OF_NAVIGATOR}]`]: WITHOUT,
  [`VariableDeclarator[init.name="navigator"] > ObjectPattern > Property[key.name=${OF_NAVIGATOR}]`]: WITHOUT,
  'MemberExpression[object.name="document"][property.name="cookie"]': WITHOUT,
};

/** Properties that end up as words on the screen or in a screen reader; others (`className`, `slot`, `type`) are code. */
const READ_ALOUD = new Set(
  'alt placeholder title label description errorMessage heading message hint'
    .concat(' aria-description aria-label aria-roledescription aria-valuetext')
    .split(' '),
);

/** The patterns of raw values in a text. */
const RAW = [
  {
    message: COLOUR,
    pattern:
      /(?<![\w&])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?!\w)|\b(?:rgba?|hsla?|hwb|(?:ok)?lab|(?:ok)?lch|color)\(/i,
  },
  { message: PIXEL, pattern: /\dpx\b/ },
];

/** Properties whose words are colours, and the values of them that are not raw colours. */
const PAINTED =
  /^(?:fill|stroke|stopColor|floodColor|accentColor|caretColor|color|background|backgroundColor|borderColor|outlineColor)$/;
const NO_COLOUR = /^(?:none|inherit|currentColor|transparent)?$|^(?:url|var)\(/;

/** Style properties to which React adds no unit; elsewhere a number means pixels. */
const UNITLESS =
  /^--|^(?:opacity|order|scale|zoom|zIndex|lineHeight|fontWeight|strokeWidth|aspectRatio|flex(?:Grow|Shrink)?|grid(?:Area|(?:Row|Column)(?:Start|End)?)|columns|animationIterationCount)$/;

/** Names, the same in every language. */
const NAMES = /Tournée/gu;

/** Elements whose children lingui's macro takes out and translates. */
const TRANSLATED = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal']);

/**
 * As much of the syntax tree as the rules read.
 * @typedef {object} SyntaxNode
 * @property {string} type
 * @property {SyntaxNode} [parent]
 * @property {unknown} [value] a literal's value
 * @property {SyntaxNode} [expression]
 * @property {SyntaxNode} [consequent]
 * @property {SyntaxNode} [alternate]
 * @property {SyntaxNode} [left]
 * @property {SyntaxNode} [right]
 * @property {{ value: { raw: string } }[]} [quasis] the fixed parts of a template
 * @property {{ name: { name?: string } }} [openingElement]
 * @property {{ name?: unknown, value?: unknown }} [key] of a property
 * @property {SyntaxNode[]} [properties] of an object
 */

/** @typedef {{ filename: string, report(problem: { node: SyntaxNode, message: string }): void }} RuleContext */

/** @param {unknown} text */
function isWords(text) {
  return typeof text === 'string' && /\p{L}/u.test(text.replaceAll(NAMES, ''));
}

/**
 * Whether the text of an expression contains a letter. Punctuation and numbers need no translation.
 * @param {SyntaxNode | null | undefined} node
 * @returns {boolean}
 */
function hasWords(node) {
  switch (node?.type) {
    case 'JSXText':
    case 'Literal':
      return isWords(node.value);
    case 'TemplateLiteral':
      return (node.quasis ?? []).some((quasi) => isWords(quasi.value.raw));
    case 'JSXExpressionContainer':
      return hasWords(node.expression);
    case 'ConditionalExpression':
      return hasWords(node.consequent) || hasWords(node.alternate);
    case 'LogicalExpression':
      return hasWords(node.left) || hasWords(node.right);
    default:
      return false;
  }
}

/**
 * @param {SyntaxNode} node
 * @returns {boolean}
 */
function isTranslated(node) {
  for (let parent = node.parent; parent; parent = parent.parent) {
    if (TRANSLATED.has(parent.openingElement?.name.name ?? '')) return true;
  }
  return false;
}

/**
 * A rule that refuses what some selectors find, each with its message.
 * @param {Readonly<Record<string, string>>} messages
 */
const refusing = (messages) => ({
  /** @param {RuleContext} context */
  create: (context) =>
    Object.fromEntries(
      Object.entries(messages).map(([selector, message]) => [
        selector,
        /** @param {SyntaxNode} node */ (node) => context.report({ node, message }),
      ]),
    ),
});

export default {
  meta: { name: 'tournee' },
  rules: {
    injected: refusing(TIME_AND_CHANCE),
    cached: refusing(CACHED),
    formats: refusing(FORMATS),
    device: refusing(DEVICE),
    inspected: {
      /** @param {RuleContext} context */
      create: (context) => ({
        /** @param {SyntaxNode} node */
        [UNINSPECTED]: (node) => context.report({ node, message: UNSEEN }),
      }),
    },
    // The `pixels` option allows pixels. Colours are allowed in the theme only.
    tokens: {
      meta: { schema: [{ type: 'object', properties: { pixels: { type: 'boolean' } }, additionalProperties: false }] },
      /** @param {RuleContext & { options: { pixels?: boolean }[] }} context */
      create(context) {
        const mayMeasure = context.options[0]?.pixels ?? false;
        /** @param {SyntaxNode} node @param {unknown} text */
        const read = (node, text) => {
          if (typeof text !== 'string') return;
          for (const { message, pattern } of RAW) {
            if (pattern.test(text) && !(mayMeasure && message === PIXEL)) context.report({ node, message });
          }
        };
        /** @param {unknown} name @param {SyntaxNode | null | undefined} value */
        const paint = (name, value) => {
          const text = value?.type === 'Literal' ? value.value : undefined;
          const isPaint = typeof name === 'string' && PAINTED.test(name) && typeof text === 'string';
          // Letters only: what has more than a word is read as any other text.
          if (value && isPaint && !NO_COLOUR.test(text) && /^[a-z]+$/i.test(text))
            context.report({ node: value, message: COLOUR });
        };
        return {
          /** @param {SyntaxNode} node */
          Literal: (node) => read(node, node.value),
          /** @param {SyntaxNode & { value: { raw: string } }} node */
          TemplateElement: (node) => read(node, node.value.raw),
          /** @param {SyntaxNode & { value: SyntaxNode | null, name: { name: string } }} node */
          JSXAttribute: (node) => paint(node.name.name, node.value),
          /** @param {SyntaxNode & { value: SyntaxNode }} node */
          'JSXAttribute[name.name="style"] Property': (node) => {
            const name = node.key?.name ?? node.key?.value;
            paint(name, node.value);
            const { type, value } = node.value;
            const isLength =
              type === 'Literal' && typeof value === 'number' && value !== 0 && !UNITLESS.test(String(name));
            if (isLength && !mayMeasure) context.report({ node: node.value, message: PIXEL });
          },
        };
      },
    },
    translated: {
      /** @param {RuleContext} context */
      create(context) {
        /** @param {SyntaxNode} node */
        const child = (node) => {
          if (hasWords(node) && !isTranslated(node)) context.report({ node, message: WORDS });
        };
        return {
          ':matches(JSXElement, JSXFragment) > JSXText': child,
          ':matches(JSXElement, JSXFragment) > JSXExpressionContainer': child,
          /** @param {SyntaxNode & { name: { name: string }, value: SyntaxNode | null }} node */
          JSXAttribute(node) {
            if (READ_ALOUD.has(node.name.name) && hasWords(node.value)) context.report({ node, message: WORDS });
          },
        };
      },
    },
  },
};

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import config from '../../.oxlintrc.json' with { type: 'json' };
import { ROOT } from '../../scripts/tools.mjs';
import { reading } from '../reading.ts';

const RULES = ['cached', 'device', 'formats', 'injected', 'inspected', 'tokens', 'translated'] as const;
type Rule = (typeof RULES)[number];

/** For each rule, statements it refuses and similar statements it allows. */
const SAMPLES: Readonly<Record<Rule, { readonly bad: readonly string[]; readonly good: readonly string[] }>> = {
  cached: {
    bad: [
      "queryOptions({ queryKey: ['products'] });",
      'useQuery({ queryKey: KEY });',
      'queries.invalidateQueries({ predicate });',
      'queries.removeQueries();',
      'queries.setQueryData(keys.products, null);',
    ],
    good: [
      'queryOptions({ queryKey: keys.products });',
      "queryOptions({ queryKey: keys.reminder('1') });",
      'queries.cancelQueries();',
      'result.refetch();',
    ],
  },
  device: {
    bad: [
      "localStorage.getItem('a');",
      "window.sessionStorage.getItem('a');",
      "indexedDB.open('a');",
      "caches.open('a');",
      "new BroadcastChannel('a');",
      'navigator.locks.query();',
      'const { serviceWorker } = navigator;',
      'document.cookie;',
    ],
    good: ["deviceTexts.get('a');", 'navigator.onLine;', 'const { language } = navigator;', 'document.title;'],
  },
  formats: {
    bad: ['new Intl.NumberFormat(locale);', "new Intl.Collator('fr', { numeric: true }).compare;"],
    good: ["numberFormat('fr');", "new Intl.Locale('fr').language;"],
  },
  injected: {
    bad: ['Date.now();', 'new Date();', 'Date();', 'Math.random();'],
    good: ['new Date(0);', 'Math.round(1.5);'],
  },
  inspected: {
    bad: ['useMachine(machine, { input: {} });', 'useActorRef(machine);'],
    good: [
      'useMachine(machine, { ...useInspection(), input: {} });',
      'useActorRef(machine, useInspection());',
      'useState(machine);',
    ],
  },
  tokens: {
    bad: [
      "export const a = '#c36';",
      "export const b = '1px solid #CBD2DB';",
      "export const c = 'rgb(19 27 41 / 42%)';",
      'export const d = `oklch(${1} 0 0)`;',
      "export const e = '12px';",
      'export const f = (n: number) => `calc(${n}rem + 4px)`;',
      'export const g = <path fill="tan" />;',
      'export const h = <path stroke="#000" />;',
      "export const i = <p style={{ color: 'red' }} />;",
      'export const j = <p style={{ inlineSize: 240 }} />;',
    ],
    good: [
      "export const a = '#contenu';",
      "export const b = 'Facture n° 123, 12 px';",
      "export const c = 'color';",
      'export const d = <path fill="none" stroke="currentColor" strokeWidth="2" />;',
      "export const e = <p style={{ inlineSize: '12rem', padding: 0, opacity: 0.5, zIndex: 2 }} />;",
      "export const f = <p style={{ background: 'transparent' }} />;",
      'export const g = 240;',
    ],
  },
  translated: {
    bad: [
      'export const a = <p>Bonjour</p>;',
      'export const b = <p title="Bonjour" />;',
      "export const c = <p>{1 > 0 ? 'Oui' : null}</p>;",
    ],
    good: [
      'export const a = <Trans>Bonjour</Trans>;',
      'export const b = <p className="head">12 %</p>;',
      'export const c = <p>Tournée</p>;',
    ],
  },
};

const KINDS = ['bad', 'good'] as const;

const folder = mkdtempSync(path.join(os.tmpdir(), 'lint-'));
/** One `rule file` for each violation. */
let found: readonly string[] = [];

/** Each statement goes into a file of its own, so that violations can be attributed. */
const fileOf = (rule: Rule, kind: 'bad' | 'good', index: number): string => `${rule}-${kind}-${index}.tsx`;

beforeAll(() => {
  for (const rule of RULES) {
    for (const kind of KINDS) {
      for (const [index, sample] of SAMPLES[rule][kind].entries())
        writeFileSync(path.join(folder, fileOf(rule, kind, index)), `${sample}\n`);
    }
  }
  writeFileSync(path.join(folder, 'measures.css.ts'), "export const a = '1px solid';\nexport const b = '#fff';\n");
  const overrides = [{ files: ['*.css.ts'], rules: { 'tournee/tokens': ['error', { pixels: true }] } }];
  const rules = Object.fromEntries(RULES.map((rule) => [`tournee/${rule}`, 'error']));
  const jsPlugins = [reading('scripts/lint/*.mjs').pathOf('scripts/lint/tournee.mjs')];
  const alone = { plugins: [], categories: { correctness: 'off' }, jsPlugins, rules, overrides };
  writeFileSync(path.join(folder, '.oxlintrc.json'), JSON.stringify(alone));
  const { stdout } = spawnSync(path.join(ROOT, 'node_modules/.bin/oxlint'), ['--format', 'unix'], {
    cwd: folder,
    encoding: 'utf8',
  });
  found = Array.from(
    stdout.matchAll(/^([^:]+):.*\[Error\/tournee\((\w+)\)\]$/gm),
    ([, file, rule]) => `${rule} ${file}`,
  );
});

afterAll(() => rmSync(folder, { recursive: true }));

describe.each(RULES)('the lint rule %s', (rule) => {
  it.each(SAMPLES[rule].bad.map((sample, index) => [sample, fileOf(rule, 'bad', index)]))('refuses %s', (_, file) => {
    expect(found).toContain(`${rule} ${file}`);
  });

  it.each(SAMPLES[rule].good.map((sample, index) => [sample, fileOf(rule, 'good', index)]))('allows %s', (_, file) => {
    expect(found).not.toContain(`${rule} ${file}`);
  });
});

describe('the lint rule tokens', () => {
  it('allows pixels in a style sheet, but no raw colour', () => {
    expect(found.filter((fault) => fault.endsWith('measures.css.ts'))).toEqual(['tokens measures.css.ts']);
  });

  it('is enabled for every source and every story', () => {
    expect(config.overrides).toContainEqual({ files: ['src/**', 'stories/**'], rules: { 'tournee/tokens': 'error' } });
  });
});

describe('the lint rule cached', () => {
  it('is on for every source but those that hold the keys', () => {
    const on = config.overrides.filter(({ rules }) => Object.hasOwn(rules, 'tournee/cached'));
    expect(on.map(({ files }) => files)).toEqual([['src/**'], ['src/queries/**']]);
  });
});

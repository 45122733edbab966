import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../scripts/tools.mjs';

const PAGES = readdirSync(path.join(ROOT, 'docs/rules')).filter((file) => file !== 'README.md');
const namesIn = (file: string): readonly string[] =>
  [...readFileSync(path.join(ROOT, 'docs/rules', file), 'utf8').matchAll(/^### (.+)$/gm)].map(([, name = '']) => name);

/** Every rule as code cites it: `docs/rules/finance.md#dispatch-conflict`. */
const RULES = PAGES.flatMap((file) => namesIn(file).map((name) => `docs/rules/${file}#${name}`));

/** The matches of an extended regular expression in the text files of the working tree, as `file:line:match`. */
function occurrences(pattern: string): readonly string[] {
  const { status, stdout } = spawnSync('git', ['grep', '--untracked', '-InoE', pattern], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  // git grep exits with 1 when it finds nothing; anything above is an error of its own.
  if (status !== 0 && status !== 1) throw new Error(`git grep exited with ${status}`);
  return stdout.split('\n').filter(Boolean);
}

describe('the product rules', () => {
  it('have names that are anchors, each used once', () => {
    const names = PAGES.flatMap(namesIn);
    expect(names.filter((name) => !/^[a-z]+(-[a-z]+)*$/.test(name))).toEqual([]);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('are all in the index', () => {
    const index = readFileSync(path.join(ROOT, 'docs/rules/README.md'), 'utf8');
    const links = [...index.matchAll(/\]\(([a-z-]+\.md#[a-z-]+)\)/g)].map(([, link = '']) => `docs/rules/${link}`);
    expect(links.toSorted()).toEqual(RULES.toSorted());
  });

  it('exist wherever they are cited', () => {
    const cited = occurrences('(docs/)?rules/[a-z-]+\\.md#[a-z-]+');
    const missing = cited.filter((hit) => !RULES.some((rule) => hit.endsWith(rule.slice(rule.indexOf('rules/')))));
    expect(missing).toEqual([]);
  });

  it('link each other by names that exist', () => {
    const broken = PAGES.flatMap((file) => {
      const text = readFileSync(path.join(ROOT, 'docs/rules', file), 'utf8');
      const links = [...text.matchAll(/\]\(([a-z-]*\.md)?#([a-z-]+)\)/g)];
      return links
        .map(([, page, name]) => `docs/rules/${page ?? file}#${name}`)
        .filter((rule) => !RULES.includes(rule));
    });
    expect(broken).toEqual([]);
  });

  it('are cited by name, never by number of a paper outside the repository', () => {
    expect(occurrences('spec(ification)? §|[Dd]ecisions? [0-9]+')).toEqual([]);
  });
});

it('the threats name tests that exist', () => {
  const text = readFileSync(path.join(ROOT, 'docs/threats.md'), 'utf8');
  const named = [...text.matchAll(/`(tests\/[^`]+)`/g)].map(([, file = '']) => file);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
});

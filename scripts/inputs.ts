// The files of the repository, what each of them imports, and one fingerprint over any set of them. `npm test` uses it
// to find the tests that a change reaches, and to skip what has passed before with the same inputs.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import packageJson from '../package.json' with { type: 'json' };
import { ROOT } from './tools.mjs';

/** Paths are relative to the root of the repository, with forward slashes. */
export type File = string;

const CODE = /\.(?:[cm]?[jt]sx?|css)$/;

/** Types are erased: a test need not run again when only they change. `npm run types` sees them. */
const TYPE_IMPORT = /^\s*(?:import|export) type [^;]*?from\s*['"][^'"]+['"]/gm;

/**
 * Every string that could be the path of a file of ours. More than the imports, and on purpose: workers, `vi.mock` and
 * `import.meta.glob` name their files in the same way.
 */
const PATH = /(['"`])((?:#[a-z]+\/|\.{1,2}\/|\/(?:src|machines|mocks)\/)[^'"`\n?]*)(?:\?[a-z&=]+)?\1/g;

/** Every area's words, one glob: a file of an area depends on those of its own area only (see {@link wordsOf}). */
const ALL_WORDS = 'src/app/later-catalogues.ts';

/** Screens are loaded from here, so those of a folder that is not opened are left out here. */
const ROUTES = 'src/routes/';

const ALIASES = Object.entries(packageJson.imports).map(
  ([alias, folder]) => [alias.replace('*', ''), folder.replace('*', '').replace('./', '')] as const,
);

function git(...args: readonly string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return status === 0 ? stdout : null;
}

const lines = (text: string): readonly string[] => text.split(/[\n\0]/).filter(Boolean);

/** The area that a file belongs to, if any. */
const areaOf = (file: File): string | null => /^src\/features\/([^/]+)\//.exec(file)?.[1] ?? null;

export interface Reach {
  /** The folders of `src/features` whose screens are opened; without it, all. */
  readonly folders?: readonly string[] | undefined;
  /** Follows imports of types too. */
  readonly types?: boolean;
}

export class Sources {
  /** All files that git tracks or would track. */
  readonly files: ReadonlySet<File>;
  readonly #imports = new Map<string, readonly File[]>();
  readonly #hashes = new Map<File, string>();
  readonly #matches = new Map<string, readonly File[]>();

  constructor(files: Iterable<File>) {
    this.files = new Set(files);
  }

  /** @returns null outside a git repository: then nothing can be skipped */
  static read(): Sources | null {
    const listed = git('ls-files', '-z', '--cached', '--others', '--exclude-standard');
    return listed === null ? null : new Sources(lines(listed).filter((file) => existsSync(path.join(ROOT, file))));
  }

  /** The same with files that were deleted, to find what depended on them. */
  withDeleted(files: Iterable<File>): Sources {
    return new Sources([...this.files, ...files]);
  }

  /** The files that match one of the globs; `**` stands for any number of folders. */
  matching(globs: readonly string[]): readonly File[] {
    return globs.flatMap((glob) => {
      const known = this.#matches.get(glob);
      if (known) return known;
      const found = [...this.files].filter((file) => path.matchesGlob(file, glob));
      this.#matches.set(glob, found);
      return found;
    });
  }

  /** The files whose path begins so. */
  under(folder: string): readonly File[] {
    return [...this.files].filter((file) => file.startsWith(folder));
  }

  /** Empty for a file that was deleted. */
  text(file: File): string {
    const place = path.join(ROOT, file);
    return existsSync(place) ? readFileSync(place, 'utf8') : '';
  }

  hash(file: File): string {
    const known = this.#hashes.get(file);
    if (known !== undefined) return known;
    const hash = createHash('sha1')
      .update(readFileSync(path.join(ROOT, file)))
      .digest('hex');
    this.#hashes.set(file, hash);
    return hash;
  }

  /** The files of ours that a file names. */
  importsOf(file: File, types = false): readonly File[] {
    const key = `${file} ${types}`;
    const known = this.#imports.get(key);
    if (known) return known;
    const found = new Set<File>(this.#wordsOf(file));
    if (CODE.test(file)) {
      for (const [, , named = ''] of (types ? this.text(file) : this.text(file).replaceAll(TYPE_IMPORT, '')).matchAll(
        PATH,
      )) {
        for (const target of this.#resolve(file, named)) found.add(target);
      }
    }
    found.delete(file);
    const imports = [...found];
    this.#imports.set(key, imports);
    return imports;
  }

  #resolve(from: File, named: string): readonly File[] {
    const alias = ALIASES.find(([name]) => named.startsWith(name));
    const target = alias
      ? alias[1] + named.slice(alias[0].length)
      : named.startsWith('/')
        ? named.slice(1)
        : path.posix.join(path.posix.dirname(from), named);
    if (this.files.has(target)) return [target];
    // A template (`../replays/${id}.json`) may name any file of its folder.
    const glob = target.replaceAll(/\$\{[^}]*\}/g, '*');
    return glob.includes('*') && from !== ALL_WORDS ? this.matching([glob]) : [];
  }

  /** The messages of a part of the application are loaded with its first screen, by convention and not by import. */
  #wordsOf(file: File): readonly File[] {
    const area = areaOf(file);
    if (area !== null) return this.under(`src/features/${area}/locales/`);
    return file === ALL_WORDS ? this.under('src/app/shell/locales/') : [];
  }

  /** The files that some files reach through their imports, themselves among them. */
  reachedFrom(files: Iterable<File>, { folders, types }: Reach = {}): ReadonlySet<File> {
    const reached = new Set<File>();
    const open = [...files].filter((file) => this.files.has(file));
    for (let file = open.pop(); file !== undefined; file = open.pop()) {
      if (reached.has(file)) continue;
      reached.add(file);
      for (const target of this.importsOf(file, types)) {
        const isScreen = file.startsWith(ROUTES) && areaOf(target) !== null;
        const isCut = isScreen && folders?.every((folder) => !target.startsWith(`src/features/${folder}/`)) === true;
        if (!isCut) open.push(target);
      }
    }
    return reached;
  }

  /** The same for the same contents of the same files. */
  fingerprint(files: Iterable<File>, extra = ''): string {
    const hash = createHash('sha1').update(extra);
    for (const file of [...files].toSorted()) hash.update(`${file}\0${this.hash(file)}\n`);
    return hash.digest('hex');
  }
}

/**
 * The files that differ from a revision, in the working tree and in the commits since.
 * @param since by default where this branch left `origin/main`, else `main`; on `main` itself, the last commit
 * @returns the revision, and its differences; deleted files are among them
 * @throws when there is no such revision
 */
export function changedFiles(since?: string): { readonly base: string; readonly files: readonly File[] } {
  const differing = (revision: string): readonly File[] | null => {
    const tracked = git('diff', '--name-only', '-z', revision);
    const untracked = git('ls-files', '-z', '--others', '--exclude-standard');
    return tracked === null || untracked === null ? null : [...new Set([...lines(tracked), ...lines(untracked)])];
  };
  if (since !== undefined) {
    const files = differing(since);
    if (!files) throw new Error(`git knows no revision "${since}".`);
    return { base: since, files };
  }
  const left = ['origin/main', 'main'].map((branch) => git('merge-base', 'HEAD', branch)?.trim()).find(Boolean);
  const files = left === undefined ? null : differing(left);
  if (left !== undefined && files && files.length > 0) return { base: left.slice(0, 10), files };
  return { base: 'HEAD~1', files: differing('HEAD~1') ?? [...(differing('HEAD') ?? [])] };
}

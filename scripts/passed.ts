// Which checks and test files have passed, and with which inputs. In `.cache`, so on this machine only.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './tools.mjs';

const FILE = path.join(ROOT, '.cache', 'passed.json');

/** Fingerprints kept for each name, so that switching between branches still finds them. */
const KEPT = 8;

/** A check or a test file, with the fingerprint of its inputs. */
export interface Proof {
  readonly name: string;
  readonly inputs: string;
}

function read(): Record<string, readonly string[]> {
  try {
    const passed: Record<string, readonly string[]> = JSON.parse(readFileSync(FILE, 'utf8'));
    return passed;
  } catch {
    return {};
  }
}

export function hasPassed({ name, inputs }: Proof): boolean {
  return read()[name]?.includes(inputs) ?? false;
}

export function recordPassed(proofs: readonly Proof[]): void {
  if (proofs.length === 0) return;
  const passed = read();
  for (const { name, inputs } of proofs) {
    const others = (passed[name] ?? []).filter((each) => each !== inputs);
    passed[name] = [inputs, ...others].slice(0, KEPT);
  }
  mkdirSync(path.dirname(FILE), { recursive: true });
  writeFileSync(FILE, `${JSON.stringify(passed, null, 1)}\n`);
}

import { useEffect, useRef, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { ImportAnswers } from '#domain/import/questions.ts';
import { tableMark } from '#domain/import/table.ts';
import { derivedOnce } from '#lib/derived-once.ts';
import { type importMachine, outcomeOf } from '#machines/import/import.machine.ts';
import { forgetLeftImport, keepLeftImport, type StoredImport } from './left-import.ts';

/** A long table is marked once, not with each correction. */
const markOf = derivedOnce(tableMark);

type ImportSnapshot = SnapshotFrom<typeof importMachine>;

/**
 * How far an import has come. Of a file that is still asked about, it is what an earlier page had corrected of it.
 * @param answers those of the questions that are open
 */
export function leftOf(
  { opened, mapping, left }: Pick<ImportSnapshot['context'], 'opened' | 'mapping' | 'left'>,
  answers: ImportAnswers,
): Pick<StoredImport, 'mapping' | 'asked' | 'corrections' | 'mark' | 'answers'> {
  if (!opened) return { mapping, asked: [], corrections: left?.corrections ?? [], mark: left?.mark ?? null, answers };
  const { asked, corrections, table } = opened;
  return { mapping: opened.mapping, asked, corrections, mark: markOf(table), answers: {} };
}

/**
 * Keeps an open import on the device, for a page that is closed or reloaded: the file whose rows are open, or the one that
 * is being asked about.
 * @param answers those of the questions that are open
 * @returns whether the device has all of it
 */
export function useLeftImport(draft: string, snapshot: ImportSnapshot, answers: ImportAnswers): boolean {
  const [isKept, setKept] = useState(false);
  const { opened, file, mapping, left } = snapshot.context;
  const isOver = outcomeOf(snapshot) !== null;
  const isAsked = snapshot.matches('asking') || snapshot.matches('mapping');
  const held = opened?.file ?? (isAsked ? file : null);
  const isClosed = snapshot.matches({ choosing: 'none' });
  const hasBegun = useRef(false);
  useEffect(() => {
    let isLatest = true;
    const keep = async (done: Promise<boolean>) => {
      hasBegun.current = true;
      const kept = await done;
      if (isLatest) setKept(kept);
    };
    if (isOver || (isClosed && hasBegun.current)) {
      void forgetLeftImport(draft);
    } else if (held) {
      void keep(keepLeftImport(draft, held, leftOf({ opened, mapping, left }, answers)));
    }
    return () => {
      isLatest = false;
    };
  }, [draft, isOver, isClosed, held, opened, mapping, left, answers]);
  return isKept;
}

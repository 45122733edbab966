import { useEffect, useRef, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { ImportAnswers } from '#domain/import/questions.ts';
import { tableMark } from '#domain/import/table.ts';
import { derivedOnce } from '#lib/derived-once.ts';
import { type importMachine, outcomeOf } from '#machines/import/import.machine.ts';
import { forgetLeftImport, keepLeftImport } from './left-import.ts';

/** A long table is marked once, not with each correction. */
const markOf = derivedOnce(tableMark);

type ImportSnapshot = SnapshotFrom<typeof importMachine>;

/**
 * Keeps an open import on the device, for a page that is closed or reloaded: the file whose rows are open, or the one that
 * is being asked about.
 * @param answers those of the questions that are open
 * @returns whether the device has all of it
 */
export function useLeftImport(draft: string, snapshot: ImportSnapshot, answers: ImportAnswers): boolean {
  const [isKept, setKept] = useState(false);
  const { opened, file, mapping, asked } = snapshot.context;
  const isOver = outcomeOf(snapshot) !== null;
  const isAsked = snapshot.matches('asking') || snapshot.matches('mapping');
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
    } else if (opened) {
      const left = { mapping: opened.mapping, asked: opened.asked, corrections: opened.corrections };
      void keep(keepLeftImport(draft, opened.file, { ...left, mark: markOf(opened.table), answers: {} }));
    } else if (isAsked && file) {
      void keep(keepLeftImport(draft, file, { mapping, asked: [], corrections: [], mark: null, answers }));
    }
    return () => {
      isLatest = false;
    };
  }, [draft, isOver, isClosed, opened, isAsked, file, mapping, asked, answers]);
  return isKept;
}

import type { QueryClient } from '@tanstack/react-query';
import { whenIdle } from '#lib/idle.ts';

/**
 * Calls back once the page has its code and its answers, and nothing else to do. What is loaded ahead before that takes the line from
 * them: on slow 4G a first list waited a second for the code of two screens that nobody had asked for.
 * @param code settles when the code of the page is there
 * @returns a function that stops waiting
 */
export function whenLoaded(queries: QueryClient, code: Promise<unknown>, act: () => void): () => void {
  let isWanted = true;
  let stop: () => void = () => undefined;
  const wait = () => {
    if (isWanted) stop = whenIdle(() => (queries.isFetching() === 0 ? act() : awaitAnswers()));
  };
  function awaitAnswers(): void {
    stop = queries.getQueryCache().subscribe(() => {
      if (queries.isFetching() > 0) return;
      stop();
      wait();
    });
  }
  code.then(wait, wait);
  return () => {
    isWanted = false;
    stop();
  };
}

/**
 * Calls back once the browser has painted what is rendered now. A hidden page is painted when it is shown again.
 * @returns a function that stops waiting
 */
export function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The frame begins before it is painted: what it leads to comes after.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

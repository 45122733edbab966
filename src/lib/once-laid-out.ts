/**
 * Calls back once an element is laid out, before the next paint: what is read of it then forces no layout.
 * @returns a function that stops waiting
 */
export function onceLaidOut(element: Element, act: () => void): () => void {
  const observer = new ResizeObserver(() => {
    observer.disconnect();
    act();
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/** Takes one step after the other. Rejects with the first that fails, and takes none after it. */
export async function inOrder([step, ...rest]: readonly (() => Promise<unknown>)[]): Promise<void> {
  if (!step) return;
  await step();
  await inOrder(rest);
}

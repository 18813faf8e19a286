/** Runs a step of the start and prints a line with its result and duration. */
export async function step<T>(name: string, work: () => Promise<T>, tell: (result: T) => string): Promise<T> {
  const from = Date.now();
  const result = await work();
  console.log(`${name.padEnd(22)} ${tell(result).padEnd(10)} ${((Date.now() - from) / 1000).toFixed(1)} s`);
  return result;
}

/** As many workers as ask a server at one moment; the rest of the work waits its turn in the test, not in the pool. */
const workersMax = 25;

/** Does the work for each number, many at a time; the answers come in the order of the numbers. */
export async function sideBySide<Out>(count: number, work: (index: number) => Promise<Out>): Promise<Out[]> {
  const answers: Out[] = [];
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const index = next;
      next += 1;
      answers[index] = await work(index);
    }
  };
  await Promise.all(Array.from({ length: workersMax }, worker));
  return answers;
}

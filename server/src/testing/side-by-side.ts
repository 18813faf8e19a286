/** Maximum number of concurrent workers. Further work waits here instead of in the connection pool. */
const workersMax = 25;

/** Runs the work for each index with limited concurrency. Results are in the order of the indexes. */
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

/**
 * Runs one step and prints a line with its outcome and its time. `work` answers 'unchanged' to say so. `print` is another
 * one where standard output belongs to an answer.
 */
export async function step(name, work, print = console.log) {
  const from = Date.now();
  try {
    const outcome = (await work()) ?? 'done';
    print(`${name.padEnd(22)} ${outcome.padEnd(10)} ${seconds(Date.now() - from)}`);
  } catch (error) {
    console.error(`${name.padEnd(22)} failed     ${seconds(Date.now() - from)}`);
    console.error(error.output ?? error.message);
    process.exit(1);
  }
}

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/**
 * Runs a step and prints a line with its result and duration. `work` resolves with 'unchanged' to print that. `print` is
 * replaced if standard output is reserved for an answer.
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

/**
 * Runs a step and prints a line with its result and duration. The result is the string that `work` resolves with, such
 * as 'unchanged', or 'done'. Pass another `print` if standard output is reserved for the output of the command.
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

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

/** Command that starts a program in a PID namespace of its own, where it is process 1. */
const unshare = ['unshare', ...(process.getuid?.() === 0 ? [] : ['-r']), '--pid', '--fork', '--mount-proc'];

/** Whether this machine lets a test start a program in a PID namespace of its own. */
export const hasNamespaces = spawnSync('unshare', [...unshare.slice(1), 'true']).status === 0;

/** Process beside the test that runs one function of a module of plain JavaScript. */
export interface OtherProcess {
  /** First line that it printed: the result as JSON. */
  result: unknown;
  /** Ends it at once; no handler runs. */
  kill: () => Promise<void>;
}

interface Wanted {
  /** Absolute path of the module. */
  module: string;
  /** Expression over `module`, which holds the exports. */
  expression: string;
  isInNamespace?: boolean;
  env?: Record<string, string>;
}

/** Starts a process that prints the value of the expression and stays until it is killed. */
export async function startOther({
  module,
  expression,
  isInNamespace = false,
  env = {},
}: Wanted): Promise<OtherProcess> {
  const script = `
    const module = await import(${JSON.stringify(pathToFileURL(module).href)});
    console.log(JSON.stringify(await (${expression})));
    setInterval(() => undefined, 1_000);`;
  const node = [process.execPath, '--input-type=module', '--eval', script] as const;
  const [command, ...args] = isInNamespace ? ([...unshare, ...node] as const) : node;
  // `unshare` prints a warning about each program in it that is killed.
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', isInNamespace ? 'ignore' : 'inherit'],
  });
  const exit = once(child, 'exit');
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const line: unknown = (await lines.next()).value;
  if (typeof line !== 'string') throw new Error('The process ended before it printed a result.');
  const kill = async () => {
    if (isInNamespace) process.kill(firstChildOf(child.pid), 'SIGKILL');
    else child.kill('SIGKILL');
    await exit;
  };
  return { result: JSON.parse(line), kill };
}

/** `unshare` ends after the program that it started, so that program is killed. */
function firstChildOf(pid: number | undefined): number {
  const child = /^\d+/.exec(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8'))?.[0];
  if (child === undefined) throw new Error('The program in the namespace has ended.');
  return Number(child);
}

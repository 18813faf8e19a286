import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

/** Command that starts a program as process 1 of its own PID namespace. */
const unshare = ['unshare', ...(process.getuid?.() === 0 ? [] : ['-r']), '--pid', '--fork', '--mount-proc'];

/** True if this machine lets a test start a program in its own PID namespace. */
export const hasNamespaces = spawnSync('unshare', [...unshare.slice(1), 'true']).status === 0;

/** Child process that evaluates an expression with the exports of a plain JavaScript module. */
export interface OtherProcess {
  /** Result of the expression, parsed from the first line that the process printed. */
  result: unknown;
  /** Sends SIGKILL: no handler runs. */
  kill: () => Promise<void>;
}

interface Wanted {
  /** Absolute path of the module. */
  module: string;
  /** Expression over `module`, the exports of the module. */
  expression: string;
  isInNamespace?: boolean;
  env?: Record<string, string>;
}

/** Starts a process that prints the value of the expression and runs until it is killed. */
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
  // Standard error is ignored in a namespace, because `unshare` prints a warning when its program is killed.
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

/** Returns the number of the program in the namespace. When it is killed, `unshare` ends too. */
function firstChildOf(pid: number | undefined): number {
  const child = /^\d+/.exec(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8'))?.[0];
  if (child === undefined) throw new Error('The program in the namespace has ended.');
  return Number(child);
}

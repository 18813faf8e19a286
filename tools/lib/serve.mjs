import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from './root.mjs';

/** Starts the server in the foreground; it prints its steps, the address and the demo sign-ins. */
export function serve({ flags }) {
  const main = path.join(root, 'server/dist/main.cjs');
  const child = spawn(process.execPath, [main, ...flags], { cwd: root, stdio: 'inherit' });
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  // The terminal also sends Ctrl+C to the server, and a second signal would kill it.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

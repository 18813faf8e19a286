import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const here = path.resolve(__dirname, '../..');

/** What a command printed, and how it ended. */
export interface Ended {
  code: number | null;
  output: string;
  /** What of it went to standard output: the answer, where a program reads it. */
  answer: string;
}

interface Started {
  output: () => string;
  stop: () => Promise<void>;
}

/** A checkout of its own: whatever a team does in it, this one stays as it is. */
export interface CheckoutCopy {
  root: string;
  /** Runs a program of it to the end. */
  run: (command: string, args: string[], env?: Record<string, string>) => Promise<Ended>;
  /** Runs one of its commands, such as `release`. */
  tool: (name: string, args: string[], env?: Record<string, string>) => Promise<Ended>;
  /** Starts one of its commands that goes on until it is stopped. */
  start: (name: string, args: string[], env?: Record<string, string>) => Started;
  /** Writes a text file; `change` is given what it said before, if it was there. */
  write: (file: string, change: (before: string) => string) => void;
  commit: () => void;
  /** Gives a new remote the packages that another one has. */
  link: (remote: string, like: string) => void;
  remove: () => void;
}

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A team', '-c', 'user.email=team@localhost', ...args], {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** Links of packages lead nowhere but to places in the checkout, so as they are they lead to places in the copy. */
function copyModules(from: string, to: string): void {
  if (!existsSync(from)) return;
  cpSync(from, to, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => !['.cache', '.pnpm', '.federation'].includes(path.basename(file)),
  });
}

/** What this checkout has built that a copy may serve as it is. */
const outputs = readdirSync(path.join(here, 'remotes')).map((remote) => `remotes/${remote}/dist`);

/** The sources as they are now, committed; packages are those of this checkout, and so are the remotes that it has built. */
export function copyCheckout(): CheckoutCopy {
  const root = mkdtempSync(path.join(os.tmpdir(), 'vcc-checkout-'));
  const files = git(here, 'ls-files', '-co', '--exclude-standard', '-z').split('\0').filter(Boolean);
  for (const file of files.filter((name) => existsSync(path.join(here, name))))
    cpSync(path.join(here, file), path.join(root, file));
  const packages = files.filter((file) => path.basename(file) === 'package.json').map((file) => path.dirname(file));
  for (const folder of packages)
    copyModules(path.join(here, folder, 'node_modules'), path.join(root, folder, 'node_modules'));
  for (const built of ['node_modules/.cache/vcc', ...outputs])
    if (existsSync(path.join(here, built))) cpSync(path.join(here, built), path.join(root, built), { recursive: true });
  symlinkSync(path.join(here, 'node_modules/.pnpm'), path.join(root, 'node_modules/.pnpm'));
  git(root, 'init', '--quiet');
  const commit = () => {
    git(root, 'add', '--all');
    git(root, 'commit', '--quiet', '--message', 'A state of the checkout.');
  };
  commit();
  const run: CheckoutCopy['run'] = (command, args, env = {}) => runIn(root, command, args, env);
  return {
    root,
    run,
    tool: (name, args, env = {}) =>
      run(process.execPath, [path.join(root, `tools/${name}.mjs`), ...args], { SKIP_INSTALL: 'on', ...env }),
    start: (name, args, env = {}) => {
      const child = begin(root, process.execPath, [path.join(root, `tools/${name}.mjs`), ...args], {
        SKIP_INSTALL: 'on',
        ...env,
      });
      const ended = once(child, 'exit');
      const output = outputOf(child);
      return {
        output,
        stop: async () => {
          child.kill('SIGTERM');
          await ended;
        },
      };
    },
    write: (file, change) => {
      const at = path.join(root, file);
      writeFileSync(at, change(existsSync(at) ? readFileSync(at, 'utf8') : ''));
    },
    commit,
    link: (remote, like) =>
      copyModules(path.join(here, 'remotes', like, 'node_modules'), path.join(root, 'remotes', remote, 'node_modules')),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** A copy makes keys of its own: a shell that trusts those of this checkout would start on no data of the copy. */
const begin = (cwd: string, command: string, args: string[], env: Record<string, string>): ChildProcess => {
  const { ROOT_FILE: _ofThisCheckout, ...inherited } = process.env;
  return spawn(command, args, { cwd, env: { ...inherited, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
};

/** Keeps what a command prints; answers how to read it. */
function outputOf({ stdout, stderr }: ChildProcess): () => string {
  let output = '';
  for (const stream of [stdout, stderr]) stream?.on('data', (chunk) => (output += chunk));
  return () => output;
}

function runIn(root: string, command: string, args: string[], env: Record<string, string>): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = begin(root, command, args, env);
    const output = outputOf(child);
    let answer = '';
    child.stdout?.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output: output(), answer }));
  });
}

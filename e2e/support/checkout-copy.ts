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

/** Output and exit status of a command. */
export interface Ended {
  code: number | null;
  output: string;
  /** Standard output only, for commands whose output programs read. */
  answer: string;
}

interface Started {
  output: () => string;
  stop: () => Promise<void>;
}

/** A separate checkout: changes in it do not affect this one. */
export interface CheckoutCopy {
  root: string;
  /** Runs a program of the checkout to its end. */
  run: (command: string, args: string[], env?: Record<string, string>) => Promise<Ended>;
  /** Runs a command of the checkout, such as `release`. */
  tool: (name: string, args: string[], env?: Record<string, string>) => Promise<Ended>;
  /** Starts a command that runs until it is stopped. */
  start: (name: string, args: string[], env?: Record<string, string>) => Started;
  /** Writes a text file; `change` gets the previous text if the file exists. */
  write: (file: string, change: (before: string) => string) => void;
  commit: () => void;
  /** Gives a new remote the installed packages of another remote. */
  link: (remote: string, like: string) => void;
  remove: () => void;
}

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A team', '-c', 'user.email=team@localhost', ...args], {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** Links of packages lead only to places in the checkout, so unchanged copies of them lead to places in the copy. */
function copyModules(from: string, to: string): void {
  if (!existsSync(from)) return;
  cpSync(from, to, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => !['.cache', '.pnpm', '.federation'].includes(path.basename(file)),
  });
}

/** Build output of this checkout that a copy can serve unchanged. */
const outputs = readdirSync(path.join(here, 'remotes')).map((remote) => `remotes/${remote}/dist`);

/** Copies and commits the current sources. Packages and built remotes are those of this checkout. */
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

/**
 * A copy creates its own keys: a shell that trusts the keys of this checkout would not start on the data of the copy.
 */
const begin = (cwd: string, command: string, args: string[], env: Record<string, string>): ChildProcess => {
  const { ROOT_FILE: _ofThisCheckout, ...inherited } = process.env;
  return spawn(command, args, { cwd, env: { ...inherited, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
};

/** Records the output of a command. Returns a function that reads it. */
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

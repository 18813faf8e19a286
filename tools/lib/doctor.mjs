import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findBuiltKeys } from './built-keys.mjs';
import { nodeAdvice, nodeFault } from './check-node.mjs';
import { presentChromium } from './chromium.mjs';
import { tryCall } from './console.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { readTeamKey } from './team-key.mjs';

const fine = (sentence) => ({ at: 'fine', sentence });
const advice = (sentence) => ({ at: 'advice', sentence });
const wrong = (sentence) => ({ at: 'wrong', sentence });

const textOf = (file) => readFileSync(path.join(root, file), 'utf8');

/**
 * Returns findings about this checkout as a list of `{ check, at, sentence }`, where `at` is fine, advice or wrong. The
 * sentence of a wrong finding contains the remedy. If a remote is given, also checks whether it could be released.
 */
export async function diagnose(remote) {
  const everyone = { node: node(), packages: packages(), browser: browser(), checkout: await checkout() };
  const team = remote === undefined ? {} : { key: keyOf(remote), version: await versionOf(remote) };
  return Object.entries({ ...everyone, ...team }).map(([check, finding]) => ({ check, ...finding }));
}

function node() {
  const [fault, aging] = [nodeFault(), nodeAdvice()];
  if (fault) return wrong(fault);
  return aging ? advice(aging) : fine(`Node ${process.versions.node}`);
}

/** Compares the lockfile with the copy that pnpm writes during an installation. */
function packages() {
  const installed = 'node_modules/.pnpm/lock.yaml';
  if (!existsSync(path.join(root, installed))) return wrong('No packages are installed; run npm start or npm test.');
  return textOf(installed) === textOf('pnpm-lock.yaml')
    ? fine('installed as the lockfile says')
    : wrong('The installed packages differ from pnpm-lock.yaml; run npm start or npm test.');
}

function browser() {
  const file = presentChromium();
  return file
    ? fine(file)
    : advice('No Chromium was found; npm test installs one, or set CHROMIUM to the path of one.');
}

async function checkout() {
  const changes = await run('git', ['status', '--porcelain']).catch(() => null);
  if (changes === null) return advice('This is not a Git checkout, so a release cannot record its commit.');
  return changes.trim() === ''
    ? fine('no uncommitted changes')
    : advice('There are uncommitted changes; commit them before a release.');
}

function keyOf(remote) {
  const found = process.env.KEYS_DIR
    ? { at: 'keys', folder: path.resolve(root, process.env.KEYS_DIR) }
    : findBuiltKeys();
  if (found.at === 'wrong') return found;
  const key = readTeamKey(path.join(found.folder, `team-${remote}.pem`));
  if (key.at === 'wrong') return key;
  return trustOf(remote, key, path.join(found.folder, 'root.json'));
}

/** Checks that `root.json` in the key folder contains the key of this team. */
function trustOf(remote, { id }, file) {
  if (!existsSync(file)) return advice(`Key ${id} was found, but ${file} is missing, so its trust cannot be checked.`);
  const { teams } = JSON.parse(JSON.parse(readFileSync(file, 'utf8')).text);
  return (teams[remote] ?? []).includes(id)
    ? fine(`key ${id} of the ${remote} team`)
    : wrong(`Key ${id} is not a key of the ${remote} team in ${file}; operations staff can add it with npm run keys.`);
}

async function versionOf(remote) {
  const { version } = JSON.parse(textOf(`remotes/${remote}/package.json`));
  const answer = await tryCall('/devopsModule/list', {});
  if (answer.at === 'wrong') return answer;
  const isTaken = answer.data.list.some((it) => it.remote === remote && it.version === version && it.origin === 'TEAM');
  return isTaken
    ? advice(
        `${remote} ${version} is published; increase the version in remotes/${remote}/package.json to release again.`,
      )
    : fine(`${remote} ${version} is not published by the team yet`);
}

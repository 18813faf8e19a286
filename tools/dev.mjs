#!/usr/bin/env node
// Runs one remote from source inside a running console, for the signed-in user only; other users get the live version.
// Each save starts a build, which is hot-swapped into the open page with its typed input.
//   npm run dev -- cards
// CONSOLE_URL, CONSOLE_USER and CONSOLE_PASSWORD select console and user: sign in as the same user in the browser.
import path from 'node:path';
import { checkNode } from './lib/check-node.mjs';

checkNode();

const { remotes } = await import('./lib/build.mjs');
const { connect, fail } = await import('./lib/console.mjs');
const { devBuild, newDevKey } = await import('./lib/dev-build.mjs');
const { install } = await import('./lib/install.mjs');
const { root } = await import('./lib/root.mjs');
const { step } = await import('./lib/step.mjs');
const { whenChanged } = await import('./lib/watch.mjs');

const [remote] = process.argv.slice(2);
if (!remotes.includes(remote)) fail(`Specify the remote to run from source: ${remotes.join(', ')}.`);

const user = process.env.CONSOLE_USER ?? 'owner';
const { call, end } = await connect({ demoUser: 'owner' });
const key = newDevKey();
await step('install', install);
await call('/devRemote/begin', { remote, publicKey: key.publicKey });

/** Builds the remote and shows it. If the build fails, its error is printed and the page keeps the previous build. */
async function show() {
  const from = Date.now();
  let build;
  try {
    build = await devBuild(remote, key);
  } catch (error) {
    console.error(error.output ?? error.message);
    return;
  }
  const { version, manifest, read } = build;
  const answer = await call('/devRemote/show', { manifest });
  if (answer.at === 'missing') {
    for (const file of answer.files) await call('/devRemote/upload', { content: read(file).toString('base64') });
    await call('/devRemote/show', { manifest });
  }
  console.log(`${remote} ${version} runs for ${user} (${((Date.now() - from) / 1000).toFixed(1)} s)`);
}

const stopWatching = whenChanged([path.join(root, 'remotes', remote, 'src'), path.join(root, 'shared')], show);
const keeping = setInterval(() => void call('/devRemote/keep', { remote }), 30_000);

async function stop() {
  clearInterval(keeping);
  stopWatching();
  await call('/devRemote/end', { remote });
  await end();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stop());

import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { ask, signIn } from '../faults/client.mjs';
import { startProcess } from '../faults/process.mjs';
import { buildAll } from '../lib/build.mjs';
import { install } from '../lib/install.mjs';
import { keysDir } from '../lib/publication.mjs';
import { root } from '../lib/root.mjs';
import { step } from '../lib/step.mjs';
import { launch, openProfile, settled } from './browser.mjs';
import { holdStream } from './stream.mjs';

const version = '9.3.0';
const limitMs = 60_000;
/** Few enough sign-ins at once that none of them waits for its turn too long. */
const atOnce = 10;

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Does the work for each number, a few at a time. */
async function inTurns(count, work) {
  const done = [];
  for (let from = 0; from < count; from += atOnce) {
    const some = Array.from({ length: Math.min(atOnce, count - from) }, (_, index) => work(from + index));
    done.push(...(await Promise.all(some)));
  }
  return done;
}

/** How long open sessions take to the new version after operations have activated it. */
export async function push({ pages: pageCount, sessions }) {
  await step('install', install);
  await buildAll();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vcc-push-'));
  const server = await startProcess({ dataDir: folder });
  const url = server.url.replace('127.0.0.1', 'localhost');
  const browser = await launch();
  try {
    const devops = await signIn(url, 'devops');
    const digest = await publish(url, devops);
    console.log(`opening ${pageCount} pages and ${sessions - pageCount} streams`);
    const opened = await inTurns(pageCount, () => openOnCards(browser, url));
    const streams = await inTurns(sessions - pageCount, () => holdStream(url, digest));
    // What pages tell when they have come up must not meet what is measured.
    await pause(3000);
    const activatedMs = await activate(url, devops);
    const times = (arrivals) => arrivals.map((atMs) => atMs - activatedMs).sort((one, other) => one - other);
    const inPages = times(await Promise.all(opened.map(({ arrived }) => arrived())));
    const inStreams = times(await Promise.all(streams.map(({ arrived }) => arrived)));
    const loads = opened.reduce((sum, one) => sum + one.loads(), 0);
    for (const { leave } of streams) leave();
    for (const { close } of opened) await close();
    print({ inPages, inStreams, loads });
  } finally {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The same cards under another version, as a team would publish them; answers what a release names it by. */
async function publish(url, headers) {
  const derivedVersion = createRequire(import.meta.url)(path.join(root, 'e2e/releases/derived-version.cjs'));
  const { files, manifest, dossier } = derivedVersion({ keysDir: keysDir(), version });
  for (const bytes of files) await ask(url, '/devopsModule/upload', { content: bytes.toString('base64') }, headers);
  const answer = await ask(url, '/devopsModule/publish', { manifest, dossier, isRehearsal: false }, headers);
  if (answer.at !== 'published') throw new Error(`It was not published: ${JSON.stringify(answer)}`);
  return createHash('sha256').update(manifest.text).digest('hex');
}

/** The moment at which operations press the button. */
async function activate(url, headers) {
  const { list } = await ask(url, '/devopsRelease/list', {}, headers);
  const about = { remote: 'cards', version, why: 'A measurement.', onNumber: list[0].number };
  const atMs = Date.now();
  await ask(url, '/devopsRelease/activate', { ...about, audience: { to: 'everyone' }, isMinimum: false }, headers);
  return atMs;
}

/** A signed-in page of cards that notes by itself when the new version is seen. */
async function openOnCards(browser, url) {
  const { page, close } = await openProfile(browser, url);
  let loads = -1;
  page.on('load', () => (loads += 1));
  await page.addInitScript((wanted) => {
    new MutationObserver(() => {
      const seen = document.querySelector(`[data-page][data-remote="cards@${wanted}"]`);
      if (seen?.checkVisibility()) globalThis.benchArrivedMs ??= Date.now();
    }).observe(document, { childList: true, subtree: true, attributes: true });
  }, version);
  await page.goto('/main/cards-balance');
  await page.locator('[data-page=cards-balance] tbody tr').first().waitFor({ timeout: limitMs });
  await settled(page);
  const arrived = async () => {
    await page.waitForFunction(() => globalThis.benchArrivedMs !== undefined, undefined, { timeout: limitMs });
    return page.evaluate(() => globalThis.benchArrivedMs);
  };
  return { arrived, close, loads: () => loads };
}

const share = (sorted, part) => sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? 0;

function print({ inPages, inStreams, loads }) {
  const all = [...inPages, ...inStreams].sort((one, other) => one - other);
  const line = (words, times) =>
    console.log(
      `${words}: ${times.length}, median ${share(times, 0.5)} ms, p95 ${share(times, 0.95)} ms, most ${share(times, 1)} ms`,
    );
  console.log('\nFrom the press of the button until the new version is there (target: p95 ≤ 2 s, most ≤ 5 s).');
  line('pages in Chromium, until it is seen', inPages);
  line('sessions that only speak the protocol, until they are told its files', inStreams);
  line('all', all);
  console.log(`page loads: ${loads} (target 0)`);
}

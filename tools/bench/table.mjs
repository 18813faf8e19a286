import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/root.mjs';
import { run } from '../lib/run.mjs';
import { step } from '../lib/step.mjs';
import { launch } from './browser.mjs';
import { median } from './figures.mjs';
import { tableDir } from './places.mjs';

const origin = 'http://table.test';
/** Timeout; a table that is not shown by then is unusable, and its other figures are omitted. */
const limitMs = 120_000;
const longMs = 50;

const cases = [
  ['kit', 10_000],
  ['arco', 10_000],
  ['arco-virtualized', 10_000],
  ['kit', 100_000],
  // Maximum size: with 100,000 rows the browser crashes.
  ['arco', 20_000],
  ['arco-virtualized', 100_000],
];

/** Compares the kit's long table with Arco's, mounted and scrolled. */
export async function table({ rounds }) {
  await build();
  console.log(`\n${rounds} rounds, medians; the same rows, columns and cells in each.\n`);
  print([
    'table',
    'rows',
    'shown, ms',
    'elements',
    'long tasks, wheel',
    'longest, ms',
    'long tasks, jumps',
    'longest, ms',
  ]);
  for (const [manner, count] of cases)
    print([manner, count.toLocaleString('en'), ...(await figures(manner, { count, rounds }))]);
}

async function build() {
  const cwd = path.join(root, 'shell');
  const config = path.join(root, 'tools/bench/table.config.mjs');
  await step('build tables', () => run(path.join(cwd, 'node_modules/.bin/webpack'), ['--config', config], { cwd }));
}

/** Tables that need minutes to mount are measured once. */
async function figures(manner, { count, rounds }) {
  const measured = [];
  for (let round = 0; round < rounds; round += 1) {
    const one = await measure(manner, count);
    if ('goneMs' in one) return [`crashed after ${Math.round(one.goneMs / 1000)} s`];
    measured.push(one);
    if (one.shownMs > 5000) break;
  }
  const middle = (pick) => Math.round(median(measured.map(pick))).toLocaleString('en');
  return [
    middle(({ shownMs }) => shownMs),
    middle(({ elements }) => elements),
    ...['wheel', 'jumps'].flatMap((way) => [
      middle((one) => one[way].filter((ms) => ms > longMs).length),
      middle((one) => Math.max(0, ...one[way])),
    ]),
  ];
}

/** Measures in a separate browser; if the table cannot be shown, returns how long it was tried. */
async function measure(manner, count) {
  const from = performance.now();
  const browser = await launch();
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  try {
    await page.route(`${origin}/**`, (route) => route.fulfill(fileOf(new URL(route.request().url()).pathname)));
    await page.goto(`${origin}/#${manner},${count}`);
    await page.waitForFunction(() => document.title === 'ready');
    await page.getByRole('button').click({ noWaitAfter: true, timeout: limitMs });
    await page.waitForFunction(() => Number(document.title) > 0, undefined, { timeout: limitMs });
    const shownMs = Number(await page.title());
    const elements = await page.evaluate(() => document.querySelectorAll('main *').length);
    return { shownMs, elements, wheel: await longTasks(page, wheel), jumps: await longTasks(page, jump) };
  } catch (error) {
    // A table that is too large crashes the page or the browser.
    if (error.name === 'TimeoutError' || page.isClosed() || /crash|closed/i.test(error.message))
      return { goneMs: performance.now() - from };
    throw error;
  } finally {
    await browser.close();
  }
}

/** Measures main-thread tasks of 50 ms and more during an action, as reported by the browser. */
async function longTasks(page, work) {
  await page.evaluate(() => {
    globalThis.long = [];
    globalThis.observer = new PerformanceObserver((list) =>
      globalThis.long.push(...list.getEntries().map(({ duration }) => duration)),
    );
    globalThis.observer.observe({ type: 'longtask' });
  });
  await work(page);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
  return page.evaluate(() => {
    globalThis.observer.disconnect();
    return globalThis.long;
  });
}

const steps = 150;

/** Scrolls like a wheel: one step per frame. */
const wheel = (page) =>
  page.evaluate(async (count) => {
    const box = globalThis.scrollerOf();
    for (let n = 0; n < count; n += 1) {
      box.scrollTop += 120;
      await new Promise(requestAnimationFrame);
    }
  }, steps);

/** Scrolls like a dragged scrollbar: a long distance, every fourth frame. */
const jump = (page) =>
  page.evaluate(async () => {
    const box = globalThis.scrollerOf();
    for (let n = 1; n <= 20; n += 1) {
      box.scrollTop = ((n * 7919) % 100) * (box.scrollHeight / 100);
      for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
    }
  });

const files = () => readdirSync(tableDir);
const types = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html' };

/** Finds the scrolling element: Arco has a different one in each mode. */
const finder = `globalThis.scrollerOf = () => [...document.querySelectorAll('main, main *')]
  .filter((one) => ['auto', 'scroll'].includes(getComputedStyle(one).overflowY))
  .find((one) => one.scrollHeight > one.clientHeight + 100)`;

function fileOf(pathname) {
  const styles = files().filter((file) => file.endsWith('.css'));
  const links = styles.map((file) => `<link rel="stylesheet" href="/${file}">`).join('');
  if (pathname === '/')
    return {
      contentType: types['.html'],
      body: `<!doctype html><meta charset="utf-8">${links}<body><script>${finder}</script><script src="/table.js"></script>`,
    };
  const name = path.basename(pathname);
  if (!files().includes(name)) return { status: 404, body: '' };
  return {
    contentType: types[path.extname(name)] ?? 'application/octet-stream',
    body: readFileSync(path.join(tableDir, name)),
  };
}

const widths = [18, 9, 18, 10, 18, 12, 18, 12];
const print = (cells) =>
  console.log(
    cells
      .map((cell, index) => cell.padEnd(widths[index]))
      .join(' ')
      .trimEnd(),
  );

import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from '../lib/root.mjs';
import { run } from '../lib/run.mjs';
import { step } from '../lib/step.mjs';
import { keysOf } from './arco-keys.mjs';
import { launch } from './browser.mjs';
import { arcoDir } from './places.mjs';

const origin = 'http://arco.test';
const { source } = createRequire(path.join(root, 'e2e/package.json'))('axe-core');

/** Policy of the console's pages; the only Trusted Types policy is that of the bundler, which loads scripts. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self' data:; " +
  "require-trusted-types-for 'script'; trusted-types bench";
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Compares components of the kit with Arco's: bytes of their files, axe findings, policy violations, keyboard support.
 */
export async function arco() {
  const cwd = path.join(root, 'shell');
  const config = path.join(root, 'tools/bench/arco.config.mjs');
  await step('build components', () => run(path.join(cwd, 'node_modules/.bin/webpack'), ['--config', config], { cwd }));
  const browser = await launch();
  try {
    const { page } = await open(browser, '');
    const names = (await page.title()).split(',');
    console.log('\nBytes (brotli) are those of the files that only this component loads.\n');
    print(['component', 'library', 'bytes', 'axe', 'violations', 'keyboard']);
    for (const name of names)
      for (const from of ['kit', 'arco']) print([name, from, ...(await measure(browser, { name, from }))]);
  } finally {
    await browser.close();
  }
}

async function measure(browser, { name, from }) {
  const { page, files, refused } = await open(browser, `${name},${from}`);
  const bytes = files
    .filter((file) => !file.startsWith('/arco.'))
    .map((file) => brotliCompressSync(readFileSync(path.join(arcoDir, file))).length);
  const found = new Set(await axe(page));
  const keys = await keysOf(page, name);
  // Opened parts are checked too.
  for (const id of await axe(page)) found.add(id);
  await page.context().close();
  return [
    bytes.reduce((sum, one) => sum + one, 0).toLocaleString('en'),
    [...found].join(' ') || 'clean',
    String(refused.length),
    keys,
  ];
}

/** Color findings are excluded, because our style sheet defines all colors. */
async function axe(page) {
  await page.evaluate(source);
  const options = JSON.stringify({ runOnly: tags, rules: { 'color-contrast': { enabled: false } } });
  return page.evaluate(`axe.run(document, ${options}).then(({ violations }) => violations.map(({ id }) => id))`);
}

async function open(browser, hash) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const [files, refused] = [[], []];
  page.on('console', (message) => /Content Security|Trusted/i.test(message.text()) && refused.push(message.text()));
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname !== '/') files.push(pathname);
    return route.fulfill(fileOf(pathname));
  });
  await page.goto(`${origin}/#${hash}`);
  await page.waitForFunction(() => document.title !== 'Arco');
  await page.waitForTimeout(400);
  return { page, files, refused };
}

const entryStyle = () => readdirSync(arcoDir).find((file) => /^arco\..*css$/.test(file));
const types = { '.js': 'text/javascript', '.css': 'text/css' };

function fileOf(pathname) {
  const headers = { 'content-security-policy': policy };
  const head = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Arco</title>';
  const body = `${head}<link rel="stylesheet" href="/${entryStyle()}"><link rel="icon" href="data:,"><body><script src="/arco.js"></script>`;
  if (pathname === '/') return { contentType: 'text/html', headers, body };
  const name = readdirSync(arcoDir, { recursive: true }).find((file) => file === pathname.slice(1));
  if (!name) return { status: 404, body: '' };
  return {
    contentType: types[path.extname(name)] ?? 'application/octet-stream',
    body: readFileSync(path.join(arcoDir, name)),
  };
}

const widths = [14, 5, 8, 48, 8, 40];
const print = (cells) =>
  console.log(
    cells
      .map((cell, index) => cell.padEnd(widths[index]))
      .join(' ')
      .trimEnd(),
  );

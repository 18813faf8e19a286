import { launch } from './browser.mjs';
import { visits } from './scenes.mjs';
import { startServers } from './servers.mjs';
import { firstVisit } from './visit.mjs';
import { root } from '../lib/root.mjs';

const largest = 8;

/** Measures the bytes of a first visit with an empty cache. One round is enough, because bytes are reproducible. */
export async function bytes() {
  const servers = await startServers({ federated: root });
  let browser;
  try {
    browser = await launch();
    for (const visit of visits) print(visit.name, await firstVisit(browser, servers.urls.federated, visit));
  } finally {
    await browser?.close();
    await servers.stop();
  }
}

function print(name, { bytes: all, files, requests, paths }) {
  console.log(
    `\n${name}: ${all} bytes with headers and calls, ${files} bytes of files, ${requests} requests; largest files:`,
  );
  for (const one of paths.toSorted((a, b) => b.bytes - a.bytes).slice(0, largest))
    console.log(`  ${String(one.bytes).padStart(7)} ${one.path}`);
}

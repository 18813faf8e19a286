import { launch } from './browser.mjs';
import { visits } from './scenes.mjs';
import { startServers } from './servers.mjs';
import { firstVisit } from './visit.mjs';
import { root } from '../lib/root.mjs';

const largest = 8;

/** What a first visit costs on the wire, nothing cached: no rounds, since bytes are the same each time. */
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
  console.log(`\n${name}: ${all} bytes with headers and calls, ${files} of files, ${requests} requests; the largest:`);
  for (const one of paths.toSorted((a, b) => b.bytes - a.bytes).slice(0, largest))
    console.log(`  ${String(one.bytes).padStart(7)} ${one.path}`);
}

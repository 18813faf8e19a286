import { root } from '../lib/root.mjs';
import { step } from '../lib/step.mjs';
import { launch } from './browser.mjs';
import { buildBoth } from './builds.mjs';
import { memory } from './memory.mjs';
import { monoDir } from './places.mjs';
import { printMemory, printRounds, printWeights } from './print.mjs';
import { runRounds } from './rounds.mjs';
import { startServers } from './servers.mjs';
import { weights } from './weights.mjs';

/**
 * Compares the product with a single bundle of the same shell and pages; returns the values of each round by metric and
 * variant.
 */
export async function compare({ rounds, opens }) {
  await buildBoth();
  let servers;
  await step('start two servers', async () => {
    servers = await startServers({ federated: root, mono: monoDir });
  });
  let browser;
  try {
    browser = await launch();
    const { urls } = servers;
    const weighed = await weights(urls.federated);
    const onRound = (round) => process.stderr.write(`\rround ${round} of ${rounds}`);
    const values = await runRounds({ browser, urls, rounds, remotes: weighed.remotes, onRound });
    const grown = {
      federated: await memory(browser, urls.federated, { opens, remotes: weighed.remotes }),
      'single bundle': await memory(browser, urls.mono, { opens, remotes: weighed.remotes }),
    };
    printRounds(values, rounds);
    printWeights(weighed, values);
    printMemory(grown, opens);
    return values;
  } finally {
    await browser?.close();
    await servers.stop();
  }
}

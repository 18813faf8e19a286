import type { Page } from 'playwright-core';
import type { Random } from '../support/random';
import { otherVersions } from './other-version';

/** Changes the version of cards again and again, forward and back. */
export interface Swapper {
  /** So many changes to another version, each seen before the next begins. */
  swap: (times: number) => Promise<void>;
  /** The newest version is live, and the others may not run any more. */
  retireOthers: () => Promise<void>;
  /** From what the page heard to what is seen, for each change. */
  timesMs: number[];
  /** The version that is seen. */
  version: () => string;
}

/** The built version, and two that differ in their names only, so that the changes are both to a warm one and to a cold. */
export async function openSwapper(page: Page, random: Random): Promise<Swapper> {
  const { first, goLive, publish } = await otherVersions(page);
  const names = ['99.1.0', '99.2.0'];
  const others = await Promise.all(names.map((version) => publish({ version, isForced: true })));
  const versions = [{ ...first, isForced: true }, ...others];
  let live = first;
  const timesMs: number[] = [];
  return {
    timesMs,
    version: () => live.version,
    retireOthers: async () => {
      live = versions.at(-1) ?? first;
      await goLive(live, live.version);
      await page.locator(`[data-remote="cards@${live.version}"]:visible`).first().waitFor();
    },
    swap: async (times) => {
      for (let turn = 0; turn < times; turn += 1) {
        live = random.pick(versions.filter(({ version }) => version !== live.version));
        const from = performance.now();
        await goLive(live);
        await page.locator(`[data-remote="cards@${live.version}"]:visible`).first().waitFor();
        timesMs.push(performance.now() - from);
      }
    },
  };
}

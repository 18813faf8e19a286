import type { Page } from 'playwright-core';
import type { Random } from '../support/random';
import { otherVersions } from './other-version';

/** Swaps versions of cards. */
export interface Swapper {
  /** Swaps to another version a number of times; each is visible before the next one. */
  swap: (times: number) => Promise<void>;
  /** Activates the newest version as the minimum version. */
  retireOthers: () => Promise<void>;
  /** Time from the activation to the visible version, for each swap. */
  timesMs: number[];
  /** Visible version. */
  version: () => string;
}

/** Opens a swapper with the build and two versions that differ in name only, for swaps to warm and to cold versions. */
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

import type { Browser } from 'playwright-core';
import { address, openBrowser } from './browser';
import { openHangingWire, type HangingWire } from './hanging-wire';

interface WiredBrowser {
  browser: Browser;
  /** Proxy in front of the product of the run. */
  wire: HangingWire;
}

/** Opens a browser and a wire before the tests of a file, and closes both after them. */
export function openWiredBrowser(): WiredBrowser {
  // Empty until `beforeAll`, which runs before the first test reads it.
  const wired = {} as WiredBrowser;
  beforeAll(async () => {
    [wired.browser, wired.wire] = await Promise.all([openBrowser(), openHangingWire(address())]);
  });
  afterAll(async () => {
    await wired.browser.close();
    await wired.wire.close();
  });
  return wired;
}

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { openBrowser } from './browser';
import { copyCheckout, type CheckoutCopy, type Ended } from './checkout-copy';
import { openOwnServer, type OwnServer } from './own-server';
import { keysFolder } from './release-keys';

/** Environment of a team: a checkout, a console and a browser. */
export interface Team {
  browser: Browser;
  checkout: CheckoutCopy;
  server: OwnServer;
  /** Environment variables that select the console and the folder of the team's key. */
  there: Record<string, string>;
  /** `npm run release` and `npm run ops`, against the team's console. */
  release: (...args: string[]) => Promise<Ended>;
  ops: (...args: string[]) => Promise<Ended>;
  close: () => Promise<void>;
}

/** `newRemote` is the name of a remote that does not exist yet; the console already has its team key. */
export async function openTeam({ newRemote }: { newRemote?: string } = {}): Promise<Team> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vcc-team-'));
  const keysDir = newRemote ? keysWith(newRemote, path.join(folder, 'keys')) : keysFolder();
  // The console starts while the checkout is copied.
  const starting = openOwnServer(newRemote ? { KEYS_DIR: keysDir } : {});
  const checkout = copyCheckout();
  const [browser, server] = await Promise.all([openBrowser(), starting]);
  const there = { CONSOLE_URL: server.url, KEYS_DIR: keysDir };
  return {
    browser,
    checkout,
    server,
    there,
    release: (...args) => checkout.tool('release', args, there),
    ops: (...args) => checkout.tool('ops', args, there),
    close: async () => {
      await browser.close();
      await server.stop();
      checkout.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Keys that the shell was built with, and the keys of one more team. */
function keysWith(remote: string, place: string): string {
  const makeKeys = path.resolve(__dirname, '../../server/dist/keys.cjs');
  execFileSync(process.execPath, [makeKeys, '--from', keysFolder(), place, remote], { stdio: 'pipe' });
  return place;
}

/** Fails with the output of the command; if the command succeeded, returns its output. */
export async function passed(ended: Promise<Ended>): Promise<string> {
  const { code, output } = await ended;
  expect([code, code === 0 ? '' : output]).toEqual([0, '']);
  return output;
}

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { openBrowser } from './browser';
import { copyCheckout, type CheckoutCopy, type Ended } from './checkout-copy';
import { openOwnServer, type OwnServer } from './own-server';
import { keysFolder } from './release-keys';

/** A team at work: a checkout and a console of its own, and a browser to look at it. */
export interface Team {
  browser: Browser;
  checkout: CheckoutCopy;
  server: OwnServer;
  /** Says to its commands which console is meant, and where the key of the team lies. */
  there: Record<string, string>;
  /** `npm run release` and `npm run ops`, against its console. */
  release: (...args: string[]) => Promise<Ended>;
  ops: (...args: string[]) => Promise<Ended>;
  close: () => Promise<void>;
}

/** `newRemote` names a remote that is yet to be written: the console knows the key of its team already. */
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

/** The keys that the shell was built for, and those of one more team. */
function keysWith(remote: string, place: string): string {
  const makeKeys = path.resolve(__dirname, '../../server/dist/keys.cjs');
  execFileSync(process.execPath, [makeKeys, '--from', keysFolder(), place, remote], { stdio: 'pipe' });
  return place;
}

/** Fails with what the command printed, and answers with it where it passed. */
export async function passed(ended: Promise<Ended>): Promise<string> {
  const { code, output } = await ended;
  expect([code, code === 0 ? '' : output]).toEqual([0, '']);
  return output;
}

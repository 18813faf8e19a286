import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { keysFolder } from './release-keys';

interface Started {
  url: string;
  output: () => string;
  stop: () => Promise<void>;
}

// Plain JavaScript, because the setup of the run uses it too.
const { startServer } = require('./server.cjs') as {
  startServer: (request: { folder: string; env?: Record<string, string> }) => Promise<Started>;
};

/** A separate product, for tests that would disturb the other tests of the run. */
export interface OwnServer {
  url: string;
  /** Folder of the keys that the shell was built with. */
  keysDir: string;
  /** Data folder. */
  folder: string;
  /** Output of the process so far. */
  output: () => string;
  /**
   * Changes data directly in the database that no screen can change. It has no parameters, because those would use the
   * unnamed statement, which all clients of the embedded database share.
   */
  sql: (text: string) => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts the built server on separate data, with these settings. */
export async function openOwnServer(env: Record<string, string> = {}): Promise<OwnServer> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vcc-own-'));
  const temporary = path.join(folder, 'tmp');
  mkdirSync(temporary);
  // The settings must not change the demo data, which is the same for every product.
  const fresh = process.env['VCC_FRESH_DATA'];
  if (fresh && !('DEMO' in env)) cpSync(fresh, path.join(folder, 'data'), { recursive: true });
  const { url, output, stop } = await startServer({ folder, env: { ...env, TMPDIR: temporary } });
  return {
    url,
    keysDir: keysFolder(),
    folder,
    output,
    sql: async (text) => {
      const client = new Client({ host: socketIn(temporary), user: 'postgres', database: 'postgres' });
      await client.connect();
      try {
        await client.query(text);
      } finally {
        await client.end();
      }
    },
    stop: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The embedded database listens in a folder within the product's temporary folder. */
function socketIn(temporary: string): string {
  const [name] = readdirSync(temporary).filter((entry) => entry.startsWith('vcc-'));
  if (!name) throw new Error(`No database listens in ${temporary}.`);
  return path.join(temporary, name);
}

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

// Plain JavaScript, because the set-up of the run uses it too.
const { startServer } = require('./server.cjs') as {
  startServer: (request: { folder: string; env?: Record<string, string> }) => Promise<Started>;
};

/** A product of its own, for what would disturb the other tests of the run. */
export interface OwnServer {
  url: string;
  /** Where the keys lie that the shell was built for. */
  keysDir: string;
  /** Where it keeps its data. */
  folder: string;
  /** What it has said so far. */
  output: () => string;
  /**
   * Changes the data behind the product's back, for what no screen can change. Without parameters: those would use the
   * unnamed statement, of which the embedded database has one for all its clients.
   */
  sql: (text: string) => Promise<void>;
  stop: () => Promise<void>;
}

/** The built server on its own data, with these settings. */
export async function openOwnServer(env: Record<string, string> = {}): Promise<OwnServer> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vcc-own-'));
  const temporary = path.join(folder, 'tmp');
  mkdirSync(temporary);
  // Settings of a start say nothing of the demo data, which every product begins with.
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

/** The embedded database listens in a folder of the product's own temporary files. */
function socketIn(temporary: string): string {
  const [name] = readdirSync(temporary).filter((entry) => entry.startsWith('vcc-'));
  if (!name) throw new Error(`No database listens in ${temporary}.`);
  return path.join(temporary, name);
}

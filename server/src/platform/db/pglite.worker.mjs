/**
 * The embedded database in a worker thread, so that it does not block the server's event loop. Plain JavaScript,
 * because Node loads workers without the compiler.
 */
import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { serveDatabase } from './pglite-socket.mjs';

const { dataDir, dump, socket } = workerData;

async function open() {
  const loadDataDir = dump ? new Blob([await readFile(dump)]) : undefined;
  const db = await PGlite.create({ dataDir: dataDir ?? undefined, loadDataDir, extensions: { btree_gist, pg_trgm } });
  return { db, stop: await serveDatabase(db, socket) };
}

const handlers = {
  close: async ({ db, stop }) => {
    await stop();
    await db.close();
  },
  dump: async ({ db }) => new Uint8Array(await (await db.dumpDataDir('none')).arrayBuffer()),
};

try {
  const opened = await open();
  parentPort.postMessage({ kind: 'ready' });
  parentPort.on('message', async (kind) => {
    const result = await handlers[kind](opened);
    parentPort.postMessage({ kind, result });
    if (kind === 'close') parentPort.close();
  });
} catch (error) {
  parentPort.postMessage({ kind: 'failed', message: String(error?.message ?? error) });
  parentPort.close();
}

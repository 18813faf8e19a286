import { rmSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { pgliteWorker } from '../places';
import { StartFailure } from '../start/start-failure';
import { socketFolder } from './socket-folder';

/** A running embedded database. */
export interface Embedded {
  /** Folder of the socket, in the form that node-postgres expects as `host`. */
  host: string;
  dump: () => Promise<Uint8Array>;
  close: () => Promise<void>;
  /** Settles with a reason if the database dies before it is closed. */
  died: Promise<string>;
}

/** Source of the data of an embedded database. */
export interface EmbeddedSource {
  /** Data folder; null for a database in memory. */
  dataDir: string | null;
  /** Dump to restore at the start. */
  dump?: string;
}

/** Messages of the worker. */
type WorkerMessage =
  { kind: 'ready' } | { kind: 'failed'; message: string } | { kind: 'dump'; result: Uint8Array } | { kind: 'close' };

/** Starts the embedded PostgreSQL in a worker thread, which serves a private Unix socket. */
export async function openPglite(source: EmbeddedSource): Promise<Embedded> {
  const host = socketFolder(source.dataDir);
  const worker = new Worker(pgliteWorker, {
    workerData: { dataDir: source.dataDir, dump: source.dump, socket: path.join(host, '.s.PGSQL.5432') },
  });
  const died = new Promise<string>((resolve) => {
    worker.once('error', (error) => resolve(error.message));
    worker.once('exit', () => resolve('the worker ended'));
  });
  const next = <K extends WorkerMessage['kind']>(kind: K): Promise<Extract<WorkerMessage, { kind: K }>> =>
    new Promise((resolve, reject) => {
      const listen = (message: WorkerMessage) => {
        if (message.kind === 'failed') reject(new StartFailure(cannotOpen(source.dataDir, message.message)));
        // The comparison proves the narrower type, which TypeScript cannot infer through the parameter.
        else if (message.kind === kind) resolve(message as Extract<WorkerMessage, { kind: K }>);
        else return;
        worker.off('message', listen);
      };
      worker.on('message', listen);
      void died.then((reason) => reject(new StartFailure(cannotOpen(source.dataDir, reason))));
    });
  let isClosing = false;
  await next('ready');
  return {
    host,
    died: died.then((reason) => (isClosing ? new Promise(() => undefined) : reason)),
    dump: async () => {
      worker.postMessage('dump');
      return (await next('dump')).result;
    },
    close: async () => {
      isClosing = true;
      worker.postMessage('close');
      await next('close');
      rmSync(host, { recursive: true, force: true });
    },
  };
}

const cannotOpen = (dataDir: string | null, reason: string) =>
  `The embedded database in ${dataDir ?? 'memory'} cannot be opened (${reason}); check the folder or set DATA_DIR to another one.`;

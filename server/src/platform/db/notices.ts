import { Client, type Notification, type Pool, type PoolClient } from 'pg';

/** Handlers for notices (LISTEN and NOTIFY), which every listening process receives. */
interface Listener {
  handler: (payload: string) => void;
  /** Called after a reconnect, because notices may have been lost. */
  missed: () => void;
}

/** Listens until the returned function is called. */
export type Listen = (listener: Listener) => Promise<() => Promise<void>>;

const channel = 'vcc_event';
const listenSql = `listen ${channel}`;

const pausesMs = [200, 1000, 5000];

/**
 * Listens on a dedicated connection, because pool connections are reused and closed. A broken connection is replaced.
 */
export const listenAt =
  (url: string): Listen =>
  async (listener) => {
    let isOver = false;
    let client: Client | null = null;
    let timer: NodeJS.Timeout | undefined;

    const connect = async () => {
      const fresh = new Client({ connectionString: url, keepAlive: true });
      fresh.on('notification', ({ payload = '' }) => listener.handler(payload));
      fresh.on('error', () => undefined);
      await fresh.connect();
      await fresh.query(listenSql);
      client = fresh;
      fresh.once('end', () => again(0));
      if (isOver) await fresh.end();
    };
    const again = (tries: number) => {
      if (isOver) return;
      timer = setTimeout(
        () =>
          void connect().then(
            () => listener.missed(),
            () => again(tries + 1),
          ),
        pausesMs[Math.min(tries, pausesMs.length - 1)],
      );
    };

    await connect();
    return async () => {
      isOver = true;
      clearTimeout(timer);
      await client?.end();
    };
  };

/** Listens on the embedded database. It has one session, so notices arrive on any connection. */
export const listenOn =
  (pool: Pool): Listen =>
  async (listener) => {
    const handle = ({ payload = '' }: Notification) => listener.handler(payload);
    const listening = new Set<PoolClient>();
    const begin = async (client: PoolClient) => {
      listening.add(client);
      client.on('notification', handle);
      await client.query(listenSql);
    };
    // The pool replaces the broken connection.
    const replaced = (client: PoolClient) =>
      void begin(client).then(
        () => listener.missed(),
        () => undefined,
      );
    const client = await pool.connect();
    if (!listening.has(client)) await begin(client);
    pool.on('connect', replaced);
    client.release();
    return async () => {
      pool.off('connect', replaced);
      for (const one of listening) one.off('notification', handle);
    };
  };

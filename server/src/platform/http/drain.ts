import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

/** Bodies that are on their way have so long, and readers of the last answer. */
const lingerMs = 2_000;
/** Orchestrators kill after 10 to 30 s, so an answer that takes longer than this is cut off. */
const answersMs = 20_000;
const checkMs = 100;

/** Connections of the servers of an application, which end soon after the last answer once the application closes. */
export class Drain {
  private readonly servers = new Set<Server>();
  /** Each connection with its requests whose answers are not gone yet. */
  private readonly open = new Map<Socket, Map<ServerResponse, IncomingMessage>>();
  private isClosing = false;

  watch(server: Server): Server {
    this.servers.add(server);
    server.on('connection', (socket) => {
      this.open.set(socket, new Map());
      socket.once('close', () => this.open.delete(socket));
    });
    server.on('request', (request, response) => this.follow(request, response));
    return server;
  }

  /**
   * Takes no more connections, ends those without a request, and lets the others end with their answers. Node's own
   * `close` keeps a connection that was busy until its client is idle for a minute, and cuts off answers that are written
   * and not yet sent.
   */
  async end(): Promise<void> {
    this.isClosing = true;
    for (const [socket, exchanges] of this.open) {
      if (exchanges.size === 0) socket.destroySoon();
      else endWithLast(exchanges);
    }
    const closed = [...this.servers].filter(({ listening }) => listening).map(closeListener);
    const cutting = this.cutLate();
    await Promise.all(closed);
    clearInterval(cutting);
  }

  private follow(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    const exchanges = this.open.get(socket);
    if (!exchanges || response.closed) return;
    exchanges.set(response, request);
    if (this.isClosing) endWithLast(exchanges);
    response.once('close', () => {
      exchanges.delete(response);
      // Its head said that the connection would be kept, if it was sent before.
      if (this.isClosing && exchanges.size === 0) socket.destroySoon();
    });
  }

  private cutLate(): NodeJS.Timeout {
    const fromMs = performance.now();
    let answeringMs = fromMs;
    return setInterval(() => {
      const nowMs = performance.now();
      if (this.isAnswering()) answeringMs = nowMs;
      if (nowMs - answeringMs < lingerMs && nowMs - fromMs < answersMs) return;
      for (const socket of this.open.keys()) socket.destroy();
    }, checkMs);
  }

  /** Whether a request is there as a whole whose answer is not written as a whole. */
  private isAnswering(): boolean {
    return [...this.open.values()].some((exchanges) =>
      [...exchanges].some(([response, { complete }]) => complete && !response.writableEnded),
    );
  }
}

/** Of requests that were sent ahead on one connection, each is answered. */
function endWithLast(exchanges: ReadonlyMap<ServerResponse, IncomingMessage>): void {
  const last = [...exchanges.keys()].at(-1);
  for (const response of exchanges.keys()) response.shouldKeepAlive = response !== last;
}

function closeListener(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.once('close', () => resolve());
    NetServer.prototype.close.call(server);
  });
}

import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

/** Time for request bodies that are still arriving, and for clients to read the last response. */
const lingerMs = 2_000;
/** Time for open requests: orchestrators kill after 10 to 30 s, so longer responses are cut off. */
const answersMs = 20_000;
const checkMs = 100;

/** Tracks the connections of an application. When the application closes, ends each soon after its last response. */
export class Drain {
  private readonly servers = new Set<Server>();
  /** Open connections, each with its requests whose responses are not completely sent. */
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
   * Accepts no more connections, closes those without a request, and closes the others after their last response.
   * Node's own `close` keeps a busy connection until its keep-alive timeout of more than a minute, and cuts off
   * responses that are written but not sent.
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
      // The header may have been sent with keep-alive before the application began to close.
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

  /** Returns whether a request has arrived completely and its response is not completely written. */
  private isAnswering(): boolean {
    return [...this.open.values()].some((exchanges) =>
      [...exchanges].some(([response, { complete }]) => complete && !response.writableEnded),
    );
  }
}

/** Closes the connection after the last of its pipelined requests, so that all of them are answered. */
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

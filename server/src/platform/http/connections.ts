import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Config } from '../config';
import { bodyOf, refuseConnection } from './connection-faults';
import { networkOf } from './network.rules';
import { isTooSlow, type Arrival } from './slow-body.rules';
import { addressOf, trustedPeersOf } from './visitor';

/** Time for the headers of a request; browsers send them in one piece. */
const headersMs = 10_000;
/** Lifetime of an upload ticket. Slow bodies are cut off earlier. */
const requestMs = 600_000;
/** Longer than proxies and browsers keep an idle connection, so that they close it first. */
const keepAliveMs = 72_000;
/**
 * Maximum time without any data in either direction. Streams send a heartbeat every few seconds, and no statement takes
 * this long.
 */
const silenceMs = 180_000;
const checkMs = 1_000;
/** Limit for all addresses together. */
const connectionsMax = 10_000;

/**
 * Creates the listening server, with a limit on everything that a client can hold open: incomplete headers and bodies,
 * unread responses, and connections.
 */
export function listenerOf(config: Pick<Config, 'connectionsPerAddress' | 'trustProxy'>) {
  return (handler: RequestListener): Server => {
    const server = createServer({
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      keepAliveTimeout: keepAliveMs,
      connectionsCheckingInterval: checkMs,
      // Node would answer a request without a host itself, without our response headers; `guardOrigins` refuses it
      // instead.
      requireHostHeader: false,
    });
    server.setTimeout(silenceMs);
    boundConnections(server, config);
    cutSlowBodies(server);
    server.on('request', onePerTurn(handler));
    // `100-continue` is the only supported expectation.
    server.on('checkExpectation', ({ socket }) =>
      refuseConnection(new Error('The Expect header is not supported'), socket),
    );
    return server;
  };
}

/** Maximum number of pipelined requests on a connection. Browsers and proxies wait for each response. */
const aheadMax = 10;

/** Starts one pipelined request per turn of the event loop, and closes connections that pipeline too many. */
function onePerTurn(handler: RequestListener): RequestListener {
  const open = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket, url = '' } = request;
    if (socket.destroyed) return;
    // A full URL instead of a path could contain a different host than the header.
    if (!url.startsWith('/')) return refuseConnection(new Error('The request target is not a path'), socket);
    const count = (open.get(socket) ?? 0) + 1;
    open.set(socket, count);
    response.once('close', () => open.set(socket, (open.get(socket) ?? 1) - 1));
    if (count > aheadMax) socket.destroy();
    else handler(request, response);
  };
}

/** Connections of one network: all of them, and the idle ones that may be closed, longest idle first. */
interface Neighbours {
  count: number;
  resting: Set<Socket>;
}

/**
 * Above the limit, closes the connection whose last complete request is the oldest, so that idle connections make room
 * for active clients. Refuses the new connection only if all others are waiting for a response.
 */
function boundConnections(
  server: Server,
  { connectionsPerAddress, trustProxy }: Parameters<typeof listenerOf>[0],
): void {
  const isProxy = trustedPeersOf(trustProxy);
  const networks = new Map<string, Neighbours>();
  const all: Neighbours = { count: 0, resting: new Set() };
  const groupsOf = new WeakMap<Socket, Neighbours[]>();
  server.on('connection', (socket) => {
    const peer = addressOf(socket.remoteAddress ?? '') ?? '';
    const network = networkOf(peer);
    const own = networks.get(network) ?? { count: 0, resting: new Set<Socket>() };
    networks.set(network, own);
    // All visitors behind a proxy share its address.
    const groups = isProxy?.(peer) ? [all] : [own, all];
    groupsOf.set(socket, groups);
    for (const group of new Set([own, all])) group.count += 1;
    for (const { resting } of groups) resting.add(socket);
    socket.once('close', () => {
      for (const group of new Set([own, all])) group.count -= 1;
      for (const { resting } of groups) resting.delete(socket);
      if (own.count === 0) networks.delete(network);
    });
    if (own.count > connectionsPerAddress && groups.includes(own)) endOne(own);
    if (all.count > connectionsMax) endOne(all);
  });
  server.on('request', (request, response) => {
    const { socket } = request;
    const groups = groupsOf.get(socket) ?? [];
    whileAtWork(request, response, {
      begin: () => groups.forEach(({ resting }) => resting.delete(socket)),
      end: () => groups.forEach(({ resting }) => !socket.destroyed && resting.add(socket)),
    });
  });
}

function endOne({ resting }: Neighbours): void {
  const [longest] = resting;
  longest?.destroy();
}

/** Marks a connection as active from the complete request until the end of its response. */
function whileAtWork(
  request: IncomingMessage,
  response: ServerResponse,
  { begin, end }: { begin: () => void; end: () => void },
): void {
  let isAtWork = false;
  const start = () => {
    if (response.closed) return;
    isAtWork = true;
    begin();
  };
  if (bodyOf(request) === 'none') start();
  else request.once('end', start);
  response.once('close', () => isAtWork && end());
}

/** Cuts off bodies that arrive more slowly than the slowest supported connection. */
function cutSlowBodies(server: Server): void {
  const arriving = new Map<IncomingMessage, Arrival & { response: ServerResponse }>();
  server.on('request', (request, response) => {
    if (bodyOf(request) === 'none') return;
    arriving.set(request, { response, sinceMs: performance.now(), bytesBefore: request.socket.bytesRead });
    for (const event of ['end', 'close']) request.once(event, () => arriving.delete(request));
  });
  const check = setInterval(() => {
    const nowMs = performance.now();
    for (const [request, { response, ...arrival }] of arriving)
      if (isTooSlow(arrival, { nowMs, bytesRead: request.socket.bytesRead })) cutOff(request, response);
  }, checkMs);
  check.unref();
  server.once('close', () => clearInterval(check));
}

/** Ends a request whose body is too slow. */
export function cutOff({ socket }: IncomingMessage, response: ServerResponse): void {
  // After a part of one response, a second response would be unreadable.
  if (response.headersSent) socket.destroy();
  else
    refuseConnection(
      Object.assign(new Error('The request body arrived too slowly'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
      socket,
    );
}

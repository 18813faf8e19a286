import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Config } from '../config';
import { bodyOf, refuseConnection } from './connection-faults';
import { trustedPeersOf } from './country';
import { networkOf } from './network.rules';
import { isTooSlow, type Arrival } from './slow-body.rules';

/** A browser sends the head of a request at once. */
const headersMs = 10_000;
/** As long as the ticket of a file is good; what is slower than a body has to be is cut off long before. */
const requestMs = 600_000;
/** Longer than proxies and browsers keep a connection that they do not use, so that it is theirs to end. */
const keepAliveMs = 72_000;
/** Neither reader nor writer says anything: streams have a beat every few seconds, and no statement takes so long. */
const silenceMs = 180_000;
const checkMs = 1_000;
/** Of all addresses together. */
const connectionsMax = 10_000;

/**
 * Makes the server that listens, with a bound on everything that somebody can hold open: heads and bodies that never end,
 * answers that nobody reads, and connections.
 */
export function listenerOf(config: Pick<Config, 'connectionsPerAddress' | 'trustProxy'>) {
  return (handler: RequestListener): Server => {
    const server = createServer({
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      keepAliveTimeout: keepAliveMs,
      connectionsCheckingInterval: checkMs,
    });
    server.setTimeout(silenceMs);
    boundConnections(server, config);
    cutSlowBodies(server);
    server.on('request', onePerTurn(handler));
    // What it expects beyond to be told to go on is nothing that there is.
    server.on('checkExpectation', ({ socket }) => refuseConnection(new Error('Nothing else can be expected'), socket));
    return server;
  };
}

/** Requests on one connection before the first is answered. Browsers and proxies wait for each answer. */
const aheadMax = 10;

/** Who sends many requests at once on one connection would begin all of them at once: such a connection is ended. */
function onePerTurn(handler: RequestListener): RequestListener {
  const open = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket, url = '' } = request;
    if (socket.destroyed) return;
    // A whole address in place of a path could name another host than the header does.
    if (!url.startsWith('/')) return refuseConnection(new Error('The address is no path'), socket);
    const count = (open.get(socket) ?? 0) + 1;
    open.set(socket, count);
    response.once('close', () => open.set(socket, (open.get(socket) ?? 1) - 1));
    if (count > aheadMax) socket.destroy();
    else handler(request, response);
  };
}

/** Connections of one network: all of them, and those that may be ended, the one that has rested longest first. */
interface Neighbours {
  count: number;
  resting: Set<Socket>;
}

/**
 * Where there are too many, the one that has been without a whole request for the longest time is ended, and a new one
 * only if all others are at work: who holds connections for nothing loses them to whoever wants to use one.
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
    const peer = socket.remoteAddress ?? '';
    const network = networkOf(peer);
    const own = networks.get(network) ?? { count: 0, resting: new Set<Socket>() };
    networks.set(network, own);
    // Everybody comes from the address of a proxy.
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

/** From the moment at which all of a request is there until its answer is gone. */
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

/** A body that comes more slowly than the slowest line of today is not waited for, whatever is done with it. */
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

/** Ends a request whose body is not waited for any longer. */
export function cutOff({ socket }: IncomingMessage, response: ServerResponse): void {
  // Half an answer and another one after it would be none.
  if (response.headersSent) socket.destroy();
  else
    refuseConnection(
      Object.assign(new Error('The body came too slowly'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
      socket,
    );
}

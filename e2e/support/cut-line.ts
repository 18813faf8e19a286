import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface CutLine {
  url: string;
  close: () => void;
}

/** Decides whether a connection breaks: while a call is sent, or while its response is returned. */
type Breaks = (call: { count: number; body: string }) => 'request' | 'answer' | 'nothing';

const idempotencyKeyOf = ({ headers }: IncomingMessage) => String(headers['idempotency-key'] ?? '');

/** Opens a connection to a console that breaks permanently. */
export async function cutLine(target: string, breaks: Breaks): Promise<CutLine> {
  let count = 0;
  let isCut = false;
  const pass = async (request: IncomingMessage, response: ServerResponse) => {
    count += 1;
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = Buffer.concat(parts).toString();
    const broken = isCut ? 'request' : breaks({ count, body });
    isCut = broken !== 'nothing';
    if (broken === 'request') return request.socket.destroy();
    const { 'content-type': type = '', authorization = '', cookie = '' } = request.headers;
    const headers = { 'content-type': type, authorization, cookie, 'idempotency-key': idempotencyKeyOf(request) };
    const result = await fetch(`${target}${request.url ?? ''}`, { method: 'POST', headers, body });
    const text = await result.text();
    if (broken === 'answer') return request.socket.destroy();
    const left = { 'content-type': 'application/json', 'set-cookie': result.headers.getSetCookie() };
    return response.writeHead(result.status, left).end(text);
  };
  const server = createServer((request, response) => void pass(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // The server listens on a TCP port, so the address is an object.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

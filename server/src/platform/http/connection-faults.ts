import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { codes, type Envelope } from '@console/contracts';
import { refusalOf } from './answer';
import { Refusal } from '../refusal';
import { dataPolicy } from './headers';

const statuses: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Time for the sender to read the refusal. Afterwards the connection is closed, even if the sender keeps sending. */
const lingerMs = 500;

/** Answers a broken request: headers too large or incomplete, or no HTTP at all. */
export function refuseConnection(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = statuses[error.code ?? ''] ?? '400 Bad Request';
  const body: Envelope = refusalOf(new Refusal(codes.badRequest), {
    language: 'en_US',
    traceId: randomBytes(8).toString('hex'),
  });
  const text = JSON.stringify(body);
  socket.end(
    `HTTP/1.1 ${status}\r\ncontent-type: application/json; charset=utf-8\r\ncache-control: no-store\r\n` +
      `x-content-type-options: nosniff\r\ncontent-security-policy: ${dataPolicy}\r\n` +
      `content-length: ${Buffer.byteLength(text)}\r\nconnection: close\r\n\r\n${text}`,
  );
  setTimeout(() => socket.destroy(), lingerMs).unref();
}

/** Returns whether the headers announce a body. */
export const bodyOf = ({ headers }: IncomingMessage): 'none' | 'coming' =>
  headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0 ? 'none' : 'coming';

import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

/** A local webhook receiver that stores received events. */
export async function openReceiver() {
  const received: Received[] = [];
  let status = 204;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => void parts.push(part));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(parts).toString('utf8') });
      response.writeHead(status, { location: 'http://127.0.0.1:1/elsewhere' }).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // The address of a server that listens on a port has this type.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/in`,
    port,
    received,
    answerWith: (next: number) => {
      status = next;
    },
    close: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}

/** Verifies the signatures as a receiver does: one of them must match the secret. */
export function isSignedBy(secret: string, { headers, body }: Received): boolean {
  const text = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const right = `v1=${createHmac('sha256', secret).update(text).digest('hex')}`;
  return String(headers['webhook-signature']).split(',').includes(right);
}

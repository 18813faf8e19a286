import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const built = path.resolve(__dirname, '../../catalogue/dist');

/** Content security policy of the console's pages. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self' data:; " +
  "require-trusted-types-for 'script'; trusted-types default";
const document =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  '<title>Catalogue</title><link rel="stylesheet" href="/catalogue.css"><link rel="icon" href="data:,">' +
  '<body><script src="/catalogue.js"></script>';
const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' };

/** Server of the catalogue for a suite. */
export interface Served {
  origin: string;
  stop: () => void;
}

/** Serves the built catalogue on a loopback port. Its files are cacheable, because each state is a visit. */
export async function serveCatalogue(): Promise<Served> {
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const type = types[path.extname(pathname)];
    response.writeHead(200, {
      'content-type': type ?? 'text/html',
      'content-security-policy': policy,
      'cache-control': type ? 'max-age=3600' : 'no-store',
    });
    response.end(type ? readFileSync(path.join(built, path.basename(pathname))) : document);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  // An object, because the server listens on a host and port. For a pipe it would be a string.
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

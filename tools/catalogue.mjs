#!/usr/bin/env node
// Serves every component in all its states, themes and languages, for developers of pages; rebuilds after each change.
//   npm run catalogue                 http://localhost:4600/?theme=dark&lang=zh-CN&sample=button
//   PORT=4700 npm run catalogue
import { createServer } from 'node:http';
import path from 'node:path';
import { checkNode } from './lib/check-node.mjs';

checkNode();

const { buildCatalogue, catalogueFile } = await import('./lib/catalogue.mjs');
const { install } = await import('./lib/install.mjs');
const { root } = await import('./lib/root.mjs');
const { step } = await import('./lib/step.mjs');
const { whenChanged } = await import('./lib/watch.mjs');

const port = Number(process.env.PORT ?? 4600);

await step('install', install);
whenChanged([path.join(root, 'catalogue/src'), path.join(root, 'shared')], buildCatalogue);

createServer((request, response) => {
  try {
    const { type, body } = catalogueFile(new URL(request.url ?? '/', 'http://localhost').pathname);
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
  } catch {
    // The catalogue is not built yet, or has no such file.
    response.writeHead(404).end();
  }
}).listen(port, '127.0.0.1', () => console.log(`ready                  http://localhost:${port}/`));

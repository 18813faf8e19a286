import { readFileSync } from 'node:fs';
import path from 'node:path';
import { unlessUnchanged } from './fingerprint.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { step } from './step.mjs';

const folder = path.join(root, 'catalogue');

/** Builds the page of all components in all states, which is not part of any release. */
export const buildCatalogue = () =>
  step('build catalogue', () =>
    unlessUnchanged(
      {
        name: 'catalogue',
        inputs: ['pnpm-lock.yaml', 'configs', 'shared', 'catalogue'],
        result: 'catalogue/dist/catalogue.js',
      },
      () => run(path.join(folder, 'node_modules/.bin/webpack'), ['--config', 'webpack.config.mjs'], { cwd: folder }),
    ),
  );

const types = { '.js': 'text/javascript', '.css': 'text/css' };
const page =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  '<title>Catalogue</title><link rel="stylesheet" href="/catalogue.css"><body><script src="/catalogue.js"></script>';

/** Returns the response for a path: one of the two built files, or the page. */
export function catalogueFile(pathname) {
  const type = types[path.extname(pathname)];
  if (!type) return { type: 'text/html', body: page };
  return { type, body: readFileSync(path.join(folder, 'dist', path.basename(pathname))) };
}

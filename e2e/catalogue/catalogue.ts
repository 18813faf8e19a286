import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';

/** Where the catalogue is served to a test. */
export const catalogueOrigin = 'https://catalogue.test';
const built = path.resolve(__dirname, '../../catalogue/dist');

/** The policy that the console's pages have. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self' data:; " +
  "require-trusted-types-for 'script'; trusted-types default";
const document =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  '<title>Catalogue</title><link rel="stylesheet" href="/catalogue.css"><link rel="icon" href="data:,">' +
  '<body><script src="/catalogue.js"></script>';
const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' };

/** The catalogue as it was built, from a host that is nowhere. */
export const serveCatalogue = (page: Page) =>
  page.route(`${catalogueOrigin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const contentType = types[path.extname(pathname)];
    const body = contentType ? readFileSync(path.join(built, path.basename(pathname))) : document;
    return route.fulfill({
      body,
      contentType: contentType ?? 'text/html',
      headers: { 'content-security-policy': policy },
    });
  });

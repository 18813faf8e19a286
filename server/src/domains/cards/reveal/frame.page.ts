import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyRequest } from 'fastify';
import { stepUps } from '@console/contracts/cards';
import type { App } from '../../../platform/deps';
import { escaped } from '../../../platform/http/escaped';
import { preferencesOf } from '../../../platform/http/preferences';
import { mayFrame } from '../../../platform/http/frame-origin.rules';
import { isSiteOrigin } from './reveal.store';

/** Path prefix at the frame's origin, which serves nothing else. The console's origin does not serve it. */
export const framePath = '/reveal';

/**
 * Content security policy of the frame, without `frame-ancestors`. Only its own script runs, and it connects only to
 * its own origin.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
];

/**
 * HTML document that shows a card number. Its query contains the embedding console, language and theme; an unknown
 * console cannot embed it.
 */
export async function framePage(request: FastifyRequest, app: App) {
  const { console: requester = '', theme, language, stepUp } = queryOf(request);
  const { config, database } = app.deps;
  const isAllowed = mayFrame(config, requester, await isSiteOrigin(database.owner, requester));
  const parent = isAllowed ? new URL(requester).origin : null;
  const shown = preferencesOf(new URLSearchParams({ theme, language }).toString(), undefined);
  const body = [
    '<!doctype html>',
    `<html lang="${shown.language === 'zh_CN' ? 'zh-CN' : 'en'}">`,
    '<head>',
    '<meta charset="utf-8">',
    `<meta name="color-scheme" content="${shown.theme}">`,
    '<title>Card number</title>',
    `<link rel="stylesheet" href="${framePath}/frame.css">`,
    `<script defer src="${framePath}/frame.js"></script>`,
    '</head>',
    `<body${shown.theme === 'dark' ? ' arco-theme="dark"' : ''} data-console="${escaped(parent ?? '')}" data-step-up="${stepUps.find((one) => one === stepUp) ?? 'password'}">`,
    '<main id="frame"></main>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
  const framers = `frame-ancestors ${parent ?? "'none'"}`;
  return {
    type: 'text/html; charset=utf-8',
    body,
    headers: { 'content-security-policy': [...policy, framers].join('; ') },
  };
}

function queryOf({ query }: FastifyRequest): Record<string, string> & Record<'theme' | 'language', string> {
  const granted = Object.entries(Object(query)).map(([name, value]) => [name, String(value)]);
  return { theme: '', language: '', ...Object.fromEntries(granted) };
}

const types = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' } as const;

/** File of the frame's build; 404 if it was not built. */
export async function frameFile(app: App, kind: keyof typeof types) {
  const file = path.join(app.deps.config.buildsDir, 'reveal/dist', `frame.${kind}`);
  const body = await readFile(file).catch(() => null);
  return body === null ? { status: 404, type: 'text/plain', body: '' } : { type: types[kind], body };
}

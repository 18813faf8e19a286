import type { FastifyRequest } from 'fastify';
import { bootData } from '@console/contracts/release';
import { findBrand } from '../brand/brand.repo';
import { iconAddress, iconOf } from '../brand/brand.rules';
import { frameFile, framePage } from '../../domains/cards/reveal/frame-page';
import { framePath, revealOriginOf } from '../../domains/cards/reveal/reveal-origin.rules';
import type { App } from '../deps';
import { fileAnswer } from '../files/file-answer';
import { pictureAnswer } from '../files/picture-answer';
import { mailboxPageOf } from '../mail/mailbox-page';
import { findMails } from '../mail/outbox.repo';
import { isBearer, isSecret } from './same-secret';
import { secretHash } from './session-guard';
import { cookieSecretOf } from './session-cookie';
import type { Who } from '../../delivery/release/subject.repo';
import type { Asset } from '../../delivery/release/builds';
import { addressMax } from '../../delivery/release/file-names.rules';
import { documentOf } from './document';
import { caches, dataHeaders, documentHeaders, documentPolicyOf, frameHeaders } from './headers';
import { openApiCss } from './openapi-page';
import { packed, takesBrotli } from './packing';
import { preferencesOf } from './preferences';
import { isReady } from './ready.repo';
import { nothing, type Served } from './served';

/** One row of the table of everything that is given and is not a call. All of it is GET. */
interface ServedRoute {
  path: string;
  /**
   * `mailbox`: in a demo, by the key that the start prints. `metrics`: by a token. To anybody else it does not exist,
   * whatever machine they seem to ask from: what a proxy on this one passes on looks like that.
   */
  access: 'public' | 'mailbox' | 'metrics';
  cache: keyof typeof caches;
  headers: Record<string, string>;
  /** A part of a page: it is given to the page that asks for it, and cannot be gone to by itself. */
  isPart?: true;
  answer: (request: FastifyRequest, app: App) => Served | Promise<Served>;
}

const html = 'text/html; charset=utf-8';
const json = 'application/json; charset=utf-8';

/** The closed table. A route that is neither in here nor mounted stops the start. */
export const servedRoutes: ServedRoute[] = [
  { path: '/s/*', access: 'public', cache: 'immutable', headers: dataHeaders, answer: shellAnswer, isPart: true },
  { path: '/m/*', access: 'public', cache: 'immutable', headers: dataHeaders, answer: manifestAnswer, isPart: true },
  { path: '/r/*', access: 'public', cache: 'immutable', headers: dataHeaders, answer: remoteAnswer, isPart: true },
  { path: '/admin/public/iconLogo', access: 'public', cache: 'short', headers: dataHeaders, answer: iconAnswer },
  {
    path: '/version.json',
    access: 'public',
    cache: 'never',
    headers: dataHeaders,
    answer: (_request, app) => jsonOf({ version: app.deps.builds.shell.version }),
  },
  {
    path: '/openapi.json',
    access: 'public',
    cache: 'asked',
    headers: dataHeaders,
    answer: (request, app) => app.descriptions.json.answerTo(request),
  },
  {
    path: '/openapi',
    access: 'public',
    cache: 'asked',
    headers: documentHeaders,
    answer: (request, app) => app.descriptions.page.answerTo(request),
  },
  {
    path: '/openapi.css',
    access: 'public',
    cache: 'short',
    headers: dataHeaders,
    isPart: true,
    answer: () => ({ type: 'text/css; charset=utf-8', body: openApiCss }),
  },
  {
    path: '/mailbox',
    access: 'mailbox',
    cache: 'never',
    headers: documentHeaders,
    answer: async (_request, app) => ({ type: html, body: mailboxPageOf(await findMails(app.deps.database.owner)) }),
  },
  { path: '/files/*', access: 'public', cache: 'never', headers: dataHeaders, answer: fileAnswer },
  { path: '/pictures/*', access: 'public', cache: 'own', headers: dataHeaders, answer: pictureAnswer },
  { path: framePath, access: 'public', cache: 'never', headers: frameHeaders, answer: framePage },
  {
    path: `${framePath}/frame.js`,
    access: 'public',
    cache: 'never',
    headers: frameHeaders,
    isPart: true,
    answer: (_request, app) => frameFile(app, 'js'),
  },
  {
    path: `${framePath}/frame.css`,
    access: 'public',
    cache: 'never',
    headers: frameHeaders,
    isPart: true,
    answer: (_request, app) => frameFile(app, 'css'),
  },
  { path: '/healthz', access: 'public', cache: 'never', headers: dataHeaders, answer: () => jsonOf({ ok: true }) },
  { path: '/metrics', access: 'metrics', cache: 'never', headers: dataHeaders, answer: metricsAnswer },
  { path: '/readyz', access: 'public', cache: 'never', headers: dataHeaders, answer: readyAnswer },
  { path: '/*', access: 'public', cache: 'never', headers: documentHeaders, answer: documentAnswer },
];

/** The only door for what is not a call. */
export function serve(app: App, { path, access, cache, headers, isPart, answer }: ServedRoute): void {
  app.get(path, { config: { door: 'serve', isPart } }, async (request, reply) => {
    const isServed = mayAsk(app, request, access) && (!isPart || asksForPart(request));
    const { status = 200, type, body, headers: own, cache: ownCache } = isServed ? await answer(request, app) : nothing;
    const kept = status === 200 || status === 304 ? caches[ownCache ?? cache] : caches.never;
    return reply
      .code(status)
      .headers({ ...headers, ...own, 'cache-control': kept })
      .type(type)
      .send(body);
  });
}

function mayAsk(
  { deps: { config }, mailboxKey }: App,
  request: FastifyRequest,
  access: ServedRoute['access'],
): boolean {
  if (access === 'public') return true;
  if (access === 'metrics') return isBearer(request.headers.authorization, config.metricsToken);
  return config.demo && config.isSandbox && isSecret(Object(request.query).key, mailboxKey);
}

/** What a page asks for as a part of itself. */
const partDestinations = new Set(['empty', 'script', 'style', 'image', 'font']);

/**
 * A browser says what a file is for. One that it would show by itself, in a frame or as an object could run code at the
 * origin of the console, so to such a request the file does not exist. Who says nothing is no browser of today.
 */
function asksForPart({ url, headers }: FastifyRequest): boolean {
  const destination = headers['sec-fetch-dest'];
  const isPart = destination === undefined || partDestinations.has(destination);
  return url.length <= addressMax && isPart && headers['sec-fetch-mode'] !== 'navigate';
}

async function metricsAnswer(_request: FastifyRequest, app: App): Promise<Served> {
  return { type: 'text/plain; version=0.0.4; charset=utf-8', body: await app.metrics.print() };
}

const jsonOf = (value: unknown, status = 200): Served => ({ status, type: json, body: JSON.stringify(value) });

const vary = { vary: 'accept-encoding' };
const inBrotli = { ...vary, 'content-encoding': 'br' };

const pathOf = (request: FastifyRequest) => request.url.split('?', 1)[0] ?? '/';

/** A look-up by the whole address: there is no path to climb out of. */
function shellAnswer(request: FastifyRequest, app: App): Served {
  return assetAnswer(request, app.deps.builds.assets.get(pathOf(request)));
}

async function remoteAnswer(request: FastifyRequest, app: App): Promise<Served> {
  const { config, releases } = app.deps;
  const found = await releases.asset(pathOf(request), config.hasDevRemotes ? visitorOf(request) : { by: 'nobody' });
  // What is one developer's alone is kept by no cache, which does not know who asks.
  return { ...assetAnswer(request, found?.asset), ...(found?.isOwn && { cache: 'never' }) };
}

function assetAnswer(request: FastifyRequest, asset: Asset | null | undefined): Served {
  if (!asset) return nothing;
  if (!takesBrotli(request) || asset.brotli === null) return { type: asset.type, body: asset.body, headers: vary };
  return { type: asset.type, body: asset.brotli, headers: inBrotli };
}

/** The exact text, packed on the way: its digest is its address, so there is nothing else that it could be. */
async function manifestAnswer(request: FastifyRequest, app: App): Promise<Served> {
  const [, digest] = /^\/m\/([0-9a-f]{64})\.json$/.exec(pathOf(request)) ?? [];
  const text = digest === undefined ? null : await app.deps.releases.manifest(digest);
  if (text === null) return nothing;
  return takesBrotli(request)
    ? { type: json, body: packed(text), headers: inBrotli }
    : { type: json, body: text, headers: vary };
}

async function iconAnswer(request: FastifyRequest, app: App): Promise<Served> {
  const { website, type } = Object(request.query);
  const brand = await findBrand(app.deps.database.owner, String(website ?? ''));
  return { type: 'image/svg+xml', body: iconOf(brand, type === '1' ? 'mark' : 'tile') };
}

async function readyAnswer(_request: FastifyRequest, app: App): Promise<Served> {
  const ready = await isReady(app.deps.database.owner);
  return jsonOf({ ok: ready }, ready ? 200 : 503);
}

/** Files and calls that do not exist are not pages; everything else is for the shell to decide. */
const isPage = (pathname: string) => !pathname.startsWith('/admin/') && !/\.\w+$/.test(pathname);

async function documentAnswer(request: FastifyRequest, app: App): Promise<Served> {
  const pathname = pathOf(request);
  if (!isPage(pathname)) return nothing;
  const { builds, config, database, releases } = app.deps;
  const { origin } = request;
  const { name, platformLabel, brandSeed } = await findBrand(database.owner, origin);
  const { release, offer } = await releases.viewFor(visitorOf(request));
  const boot = bootData.parse({
    shellVersion: builds.shell.version,
    ...preferencesOf(request.cookies['prefs'], request.headers['accept-language']),
    mayResume: cookieSecretOf(request, 'vcc') !== null,
    brand: { companyName: name, platformLabel, brandSeed, logo: iconAddress(origin) },
    isSandbox: config.isSandbox,
    tokenStore: config.tokenStore,
    ...(config.hasDevRemotes && { mayDevelop: true }),
    offer,
  });
  const mayResumeFlow = cookieSecretOf(request, 'self-onboarding') !== null;
  const body = documentOf({ pathname, origin, boot, release, mayResumeFlow, shell: builds.shell });
  const isSecure = request.protocol === 'https';
  const policy = { 'content-security-policy': documentPolicyOf(revealOriginOf(config, origin), { isSecure }) };
  if (!takesBrotli(request)) return { type: html, body, headers: { ...vary, ...policy } };
  return { type: html, body: packed(body), headers: { ...inBrotli, ...policy } };
}

/** Whose document it is, before anybody is signed in: what only some users get depends on it. */
function visitorOf(request: FastifyRequest): Who {
  const secret = cookieSecretOf(request, 'vcc');
  return secret ? { by: 'resume', resumeHash: secretHash(secret) } : { by: 'nobody' };
}

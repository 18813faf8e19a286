import { bootData } from '@console/contracts/release';
import type { FastifyRequest } from 'fastify';
import { findBrand } from '../platform/brand/brand.query';
import { ownBrandOf, shownBrand } from '../platform/brand/brand.rules';
import type { App } from '../platform/deps';
import { frameOriginOf } from '../platform/http/frame-origin.rules';
import { dataHeaders, documentHeaders, documentPolicyOf, permissionsOf } from '../platform/http/headers';
import { packed, packedOnce, takesBrotli } from '../platform/http/packing';
import { preferencesOf } from '../platform/http/preferences';
import { jsonOf, nothing, pathOf, type Served, type ServedRoute } from '../platform/http/served';
import { cookieSecretOf } from '../platform/http/session-cookie';
import { secretHash } from '../platform/http/secret-hash';
import { documentOf } from './document/document';
import type { Asset } from './release/builds';
import type { Who } from './release/subject.query';
import { findVisitorBrand } from './document/visitor-brand.query';

/** Served paths: files of the shell and the remotes, manifests, and the HTML document. */
export const releasesServed: ServedRoute[] = [
  { path: '/s/*', access: 'public', cache: 'immutable', headers: dataHeaders, answer: shellAnswer, isPart: true },
  { path: '/m/*', access: 'public', cache: 'immutable', headers: dataHeaders, answer: manifestAnswer, isPart: true },
  { path: '/r/*', access: 'public', cache: 'immutable', headers: dataHeaders, answer: remoteAnswer, isPart: true },
  {
    path: '/version.json',
    access: 'public',
    cache: 'never',
    headers: dataHeaders,
    answer: (_request, app) => jsonOf({ version: app.deps.builds.shell.version }),
  },
  { path: '/*', access: 'public', cache: 'never', headers: documentHeaders, answer: documentAnswer },
];

const html = 'text/html; charset=utf-8';
const json = 'application/json; charset=utf-8';

const vary = { vary: 'accept-encoding' };
const inBrotli = { ...vary, 'content-encoding': 'br' };

/** Looks up the file by its whole path in lists of known files, so path traversal is impossible. */
async function shellAnswer(request: FastifyRequest, app: App): Promise<Served> {
  return assetAnswer(request, await app.deps.shellFiles.asset(pathOf(request)));
}

async function remoteAnswer(request: FastifyRequest, app: App): Promise<Served> {
  const { config, releases } = app.deps;
  const found = await releases.asset(pathOf(request), config.hasDevRemotes ? visitorOf(request) : { by: 'nobody' });
  // A shared cache cannot tell users apart, so the build of one developer must not be cached.
  return { ...assetAnswer(request, found?.asset), ...(found?.isOwn && { cache: 'never' }) };
}

function assetAnswer(request: FastifyRequest, asset: Asset | null | undefined): Served {
  if (!asset) return nothing;
  if (!takesBrotli(request) || asset.brotli === null) return { type: asset.type, body: asset.body, headers: vary };
  return { type: asset.type, body: asset.brotli, headers: inBrotli };
}

/** Serves the manifest byte for byte, compressed in transit: the address contains the digest of the text. */
async function manifestAnswer(request: FastifyRequest, app: App): Promise<Served> {
  const [, digest] = /^\/m\/([0-9a-f]{64})\.json$/.exec(pathOf(request)) ?? [];
  const text = digest === undefined ? null : await app.deps.releases.manifest(digest);
  if (text === null) return nothing;
  return takesBrotli(request)
    ? { type: json, body: await packedOnce(text), headers: inBrotli }
    : { type: json, body: text, headers: vary };
}

/** Paths of missing files and of API operations are not pages. The shell's router handles all other paths. */
const isPage = (pathname: string) => !pathname.startsWith('/admin/') && !/\.\w+$/.test(pathname);

async function documentAnswer(request: FastifyRequest, app: App): Promise<Served> {
  const pathname = pathOf(request);
  if (!isPage(pathname)) return nothing;
  const { builds, config, database, releases } = app.deps;
  const { origin } = request;
  const visitor = visitorOf(request);
  const brand = shownBrand(await findBrand(database.owner, origin), { website: origin });
  const { release, offer } = await releases.viewFor(visitor);
  const boot = bootData.parse({
    shellVersion: builds.shell.version,
    ...preferencesOf(request.cookies['prefs'], request.headers['accept-language']),
    mayResume: cookieSecretOf(request, 'vcc') !== null,
    brand,
    isSandbox: config.isSandbox,
    tokenStore: config.tokenStore,
    ...(config.hasDevRemotes && { mayDevelop: true }),
    offer,
  });
  const mayResumeFlow = cookieSecretOf(request, 'self-onboarding') !== null;
  // For a signed-in user the first paint already has the title and icon of their company.
  const own = await findVisitorBrand(database.owner, visitor);
  const shown = own ? ownBrandOf(own) : brand;
  const { url } = request;
  const body = documentOf({ pathname, url, brand: shown, boot, release, mayResumeFlow, shell: builds.shell });
  const isSecure = request.protocol === 'https';
  const frameOrigin = frameOriginOf(config, origin);
  const policy = {
    'content-security-policy': documentPolicyOf(frameOrigin, { isSecure }),
    'permissions-policy': permissionsOf(frameOrigin),
  };
  if (!takesBrotli(request)) return { type: html, body, headers: { ...vary, ...policy } };
  return { type: html, body: packed(body), headers: { ...inBrotli, ...policy } };
}

/** Identifies the visitor by the resume cookie, because a canary or development version depends on the user. */
function visitorOf(request: FastifyRequest): Who {
  const secret = cookieSecretOf(request, 'vcc');
  return secret ? { by: 'resume', resumeHash: secretHash(secret) } : { by: 'nobody' };
}

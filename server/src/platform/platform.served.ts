import { id } from '@console/contracts';
import type { FastifyRequest } from 'fastify';
import { findBrand, findBrandOfCompany } from './brand/brand.query';
import { drawnImage, uploadedImage } from './brand/brand.rules';
import type { App } from './deps';
import { fileAnswer } from './files/file-answer';
import { findStoredPicture } from './files/file.query';
import { pictureAnswer, storedPicture } from './files/picture-answer';
import { dataHeaders, documentHeaders } from './http/headers';
import { openApiCss } from './http/openapi-page';
import { readReadiness } from './http/ready.query';
import { jsonOf, pageOf, type Served, type ServedRoute } from './http/served';
import { mailboxPageOf } from './mail/mailbox-page';
import { findMails } from './mail/outbox.query';

/** Routes of the platform that are not operations. */
export const platformServed: ServedRoute[] = [
  { path: '/admin/public/iconLogo', access: 'public', cache: 'short', headers: dataHeaders, answer: iconAnswer },
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
    answer: async (_request, app) => pageOf(mailboxPageOf(await findMails(app.deps.database.owner))),
  },
  { path: '/files/*', access: 'public', cache: 'never', headers: dataHeaders, answer: fileAnswer },
  { path: '/pictures/*', access: 'public', cache: 'own', headers: dataHeaders, answer: pictureAnswer },
  { path: '/healthz', access: 'public', cache: 'never', headers: dataHeaders, answer: () => jsonOf({ ok: true }) },
  { path: '/metrics', access: 'metrics', cache: 'never', headers: dataHeaders, answer: metricsAnswer },
  { path: '/readyz', access: 'public', cache: 'never', headers: dataHeaders, answer: readyAnswer },
];

async function metricsAnswer(_request: FastifyRequest, app: App): Promise<Served> {
  return { type: 'text/plain; version=0.0.4; charset=utf-8', body: await app.metrics.print() };
}

const companyId = id('co');

async function iconAnswer(request: FastifyRequest, app: App): Promise<Served> {
  const { website, company, type } = Object(request.query);
  const { owner } = app.deps.database;
  const variant = type === '1' ? 'logo' : 'icon';
  const brand = await (company === undefined
    ? findBrand(owner, String(website ?? ''))
    : findBrandOfCompany(owner, companyId.safeParse(company).data ?? ''));
  const fileId = uploadedImage(brand, variant);
  const picture = fileId === null ? null : await findStoredPicture(owner, fileId);
  const uploaded = picture && (await storedPicture(picture, app.deps));
  return uploaded ?? { type: 'image/svg+xml', body: drawnImage(brand, variant) };
}

async function readyAnswer(_request: FastifyRequest, app: App): Promise<Served> {
  const readiness = await readReadiness(app.deps.database.owner);
  return jsonOf(readiness, readiness.ok ? 200 : 503);
}

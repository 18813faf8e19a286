import { webhookEvents } from '@console/contracts/areas';
import { codes, type InputOf, type OutputOf } from '@console/contracts';
import {
  createWebhook,
  listDeliveries,
  listWebhooks,
  replayDelivery,
  rotateWebhook,
  saveWebhook,
  type WebhookEndpoint,
} from '@console/contracts/webhooks';
import type { Context } from '../context';
import type { App } from '../deps';
import { newId } from '../db/ids';
import { mount } from '../http/mount';
import { refuseParts } from '../http/whole-company';
import { newSecret } from '../session/passwords/secrets';
import { Refusal } from '../refusal';
import type { SecretBox } from '../vault/secret-box';
import { urlIssueOf } from './address';
import {
  changeSecret,
  countEndpoints,
  findDeliveries,
  findEndpoints,
  insertEndpoint,
  lockEndpoint,
  queueAgain,
  saveEndpoint,
} from './webhook.store';

const endpointsMax = 20;
const overlapHours = 24;

/** Events tell of the whole company, so nobody who is limited to a part of it sees or sets who is told. */
export function webhookRoutes(app: App): void {
  const { config, secrets } = app.deps;
  const allowsInside = config.demo && config.isSandbox;

  mount(app, listWebhooks, async (_input, context) => {
    refuseParts(context.actor);
    return { list: await findEndpoints(context) };
  });
  mount(app, listDeliveries, async (input, context) => {
    refuseParts(context.actor);
    return { list: await findDeliveries(context, input) };
  });
  mount(app, createWebhook, async (draft, context) => {
    refuseParts(context.actor);
    refuseUrl(draft.url, allowsInside);
    return create(draft, context, secrets);
  });
  mount(app, saveWebhook, async (change, context) => {
    refuseParts(context.actor);
    refuseUrl(change.url, allowsInside);
    return save(change, context);
  });
  mount(app, rotateWebhook, async (target, context) => {
    refuseParts(context.actor);
    return rotate(target, context, secrets);
  });
  mount(app, replayDelivery, async ({ id }, context) => {
    refuseParts(context.actor);
    const { before, after } = await queueAgain(context, id);
    const label = { objectType: 'webhook_delivery' as const, objectId: id, objectLabel: before.type };
    await context.audit({ ...label, before: { state: before.state }, after: { state: after.state } });
    return after;
  });
}

function refuseUrl(url: string, allowsInside: boolean): void {
  const code = urlIssueOf(url, { allowsInside });
  if (code !== null) throw new Refusal(codes.invalid, { fieldIssues: [{ field: 'url', code, params: {} }] });
}

function refuseUnknown(events: readonly string[]): void {
  if (events.some((event) => !(event in webhookEvents)))
    throw new Refusal(codes.invalid, {
      fieldIssues: [{ field: 'events', code: 'CHOICE', params: { choices: Object.keys(webhookEvents).join(', ') } }],
    });
}

async function create(
  { url, events }: InputOf<typeof createWebhook>,
  context: Context,
  secrets: SecretBox,
): Promise<OutputOf<typeof createWebhook>> {
  refuseUnknown(events);
  if ((await countEndpoints(context)) >= endpointsMax) throw new Refusal(codes.tooMany);
  const [id, secret] = [newId('hook'), newSecret()];
  await insertEndpoint(context, { id, url, events, sealed: secrets.seal(secret) });
  const endpoint = await lockEndpoint(context, { id });
  await context.audit({ ...labelOf(endpoint), after: factsOf(endpoint) });
  return { endpoint, secret };
}

async function save(change: InputOf<typeof saveWebhook>, context: Context): Promise<WebhookEndpoint> {
  refuseUnknown(change.events);
  const before = await lockEndpoint(context, change);
  await saveEndpoint(context, change);
  const after = await lockEndpoint(context, { id: change.id });
  await context.audit({ ...labelOf(after), before: factsOf(before), after: factsOf(after) });
  return after;
}

async function rotate(
  target: InputOf<typeof rotateWebhook>,
  context: Context,
  secrets: SecretBox,
): Promise<OutputOf<typeof rotateWebhook>> {
  const { id } = await lockEndpoint(context, target);
  const secret = newSecret();
  const until = new Date(context.now.getTime() + overlapHours * 3_600_000);
  await changeSecret(context, id, { sealed: secrets.seal(secret), until });
  const endpoint = await lockEndpoint(context, { id });
  await context.audit({ ...labelOf(endpoint), after: { formerUntil: endpoint.formerUntil } });
  return { endpoint, secret };
}

const labelOf = ({ id, url }: WebhookEndpoint) => ({
  objectType: 'webhook' as const,
  objectId: id,
  // An address may carry a word of its own behind the path.
  objectLabel: new URL(url).host,
});

const factsOf = ({ url, events, status }: WebhookEndpoint) => ({ host: new URL(url).host, events, status });

import { webhookEvents } from '@console/contracts/areas';
import { codes, type InputOf, type OutputOf } from '@console/contracts';
import type {
  createWebhook,
  rotateWebhook,
  saveWebhook,
  WebhookDelivery,
  WebhookEndpoint,
} from '@console/contracts/webhooks';
import type { Context } from '../context';
import { newId } from '../db/ids';
import { newSecret } from '../session/passwords/secrets';
import { assertVersion } from '../expected-version';
import { Refusal } from '../refusal';
import type { SecretBox } from '../vault/secret-box';
import { queueAgain } from './webhook-delivery.store';
import { countEndpoints } from './webhook.query';
import { changeSecret, insertEndpoint, lockEndpoint, saveEndpoint } from './webhook.store';

const endpointsMax = 20;
const overlapHours = 24;

function refuseUnknown(events: readonly string[]): void {
  if (events.some((event) => !(event in webhookEvents)))
    throw new Refusal(codes.invalid, {
      fieldIssues: [{ field: 'events', code: 'CHOICE', params: { choices: Object.keys(webhookEvents).join(', ') } }],
    });
}

export async function create(
  { url, events }: InputOf<typeof createWebhook>,
  context: Context,
  secrets: SecretBox,
): Promise<OutputOf<typeof createWebhook>> {
  refuseUnknown(events);
  if ((await countEndpoints(context)) >= endpointsMax) throw new Refusal(codes.tooMany);
  const [id, secret] = [newId('hook'), newSecret()];
  await insertEndpoint(context, { id, url, events, sealed: secrets.seal(secret) });
  const endpoint = await lockEndpoint(context, id);
  await context.audit({ ...labelOf(endpoint), after: factsOf(endpoint) });
  return { endpoint, secret };
}

export async function save(change: InputOf<typeof saveWebhook>, context: Context): Promise<WebhookEndpoint> {
  refuseUnknown(change.events);
  const before = await lockVersion(context, change);
  await saveEndpoint(context, change);
  const after = await lockEndpoint(context, change.id);
  await context.audit({ ...labelOf(after), before: factsOf(before), after: factsOf(after) });
  return after;
}

/** Creates a new secret. The previous one is valid for another day, so that no delivery is lost. */
export async function rotate(
  target: InputOf<typeof rotateWebhook>,
  context: Context,
  secrets: SecretBox,
): Promise<OutputOf<typeof rotateWebhook>> {
  const { id } = await lockVersion(context, target);
  const secret = newSecret();
  const until = new Date(context.now.getTime() + overlapHours * 3_600_000);
  await changeSecret(context, id, { sealed: secrets.seal(secret), until });
  const endpoint = await lockEndpoint(context, id);
  await context.audit({ ...labelOf(endpoint), after: { formerUntil: endpoint.formerUntil } });
  return { endpoint, secret };
}

/** Sends a delivery again. A pending one becomes due immediately. */
export async function replay(id: string, context: Context): Promise<WebhookDelivery> {
  const { before, after } = await queueAgain(context, id);
  const label = { objectType: 'webhook_delivery' as const, objectId: id, objectLabel: before.type };
  await context.audit({ ...label, before: { state: before.state }, after: { state: after.state } });
  return after;
}

/** Locks the endpoint; refuses a stale version. */
async function lockVersion(
  context: Context,
  { id, version }: { id: string; version: number },
): Promise<WebhookEndpoint> {
  const current = await lockEndpoint(context, id);
  await assertVersion(current, version, () => ({ current }));
  return current;
}

const labelOf = ({ id, url }: WebhookEndpoint) => ({
  objectType: 'webhook' as const,
  objectId: id,
  // The path of a URL may contain a secret.
  objectLabel: new URL(url).host,
});

const factsOf = ({ url, events, status }: WebhookEndpoint) => ({ host: new URL(url).host, events, status });

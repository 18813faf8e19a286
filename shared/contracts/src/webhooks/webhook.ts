import { z } from '@console/contracts/zod';
import { operation } from '../operation';
import { id, instant, requiredText } from '../text';

export const endpointStatuses = ['ACTIVE', 'PAUSED'] as const;
/** Delivery states. `DEAD`: abandoned after the last attempt, until a user replays it. */
export const deliveryStates = ['QUEUED', 'SENT', 'DEAD'] as const;

/** Endpoint of the company that receives events. */
export const webhookEndpoint = z.strictObject({
  id: id('hook'),
  url: z.string(),
  /** Codes of the dictionary `webhook_event`. */
  events: z.array(z.string()),
  status: z.enum(endpointStatuses),
  /** Time until which the previous secret also signs; null if there is only one secret. */
  formerUntil: instant.nullable(),
  createdAt: instant,
  version: z.int(),
});
export type WebhookEndpoint = z.infer<typeof webhookEndpoint>;

export const listWebhooks = operation({
  path: '/webhook/list',
  permission: 'admin.webhook.view',
  input: z.strictObject({}),
  output: z.strictObject({ list: z.array(webhookEndpoint) }),
  reads: true,
});

const draft = z.strictObject({
  url: requiredText(500),
  events: z.array(requiredText(60)).min(1).max(60),
});

/**
 * Not idempotent: the secret is returned only once, on creation and rotation, and no response is stored for repeated
 * requests.
 */
const announced = z.strictObject({ endpoint: webhookEndpoint, secret: z.string() });

export const createWebhook = operation({
  path: '/webhook/create',
  permission: 'admin.webhook.save',
  input: draft,
  output: announced,
});

const target = z.strictObject({ id: id('hook'), version: z.int() });

export const saveWebhook = operation({
  path: '/webhook/update',
  permission: 'admin.webhook.save',
  input: target.extend({ ...draft.shape, status: z.enum(endpointStatuses) }),
  output: webhookEndpoint,
});

/**
 * Creates a new secret. Both secrets sign for a day, so that the receiver can switch to the new one without losing
 * events.
 */
export const rotateWebhook = operation({
  path: '/webhook/rotate',
  permission: 'admin.webhook.save',
  input: target,
  output: announced,
});

/** Delivery of an event to an endpoint, with its state. */
export const webhookDelivery = z.strictObject({
  id: id('hookmsg'),
  endpointId: id('hook'),
  eventId: z.string(),
  type: z.string(),
  state: z.enum(deliveryStates),
  attempts: z.int(),
  createdAt: instant,
  attemptedAt: instant.nullable(),
  /** Time of the next attempt; null after the delivery succeeded or was abandoned. */
  dueAt: instant.nullable(),
  statusCode: z.int().nullable(),
  error: z.string().nullable(),
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;

/** Lists the 100 newest deliveries. */
export const listDeliveries = operation({
  path: '/webhook/deliveries',
  permission: 'admin.webhook.view',
  input: z.strictObject({ endpointId: id('hook').optional(), state: z.enum(deliveryStates).optional() }),
  output: z.strictObject({ list: z.array(webhookDelivery) }),
  reads: true,
});

/** Replays a delivered or abandoned event under the same id, with new attempts. */
export const replayDelivery = operation({
  path: '/webhook/replay',
  permission: 'admin.webhook.save',
  input: z.strictObject({ id: id('hookmsg') }),
  output: webhookDelivery,
});

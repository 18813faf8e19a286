import { z } from '@console/contracts/zod';
import { operation } from '../operation';
import { id, instant, requiredText } from '../text';

export const endpointStatuses = ['ACTIVE', 'PAUSED'] as const;
/** Given up after the last attempt, until somebody sends it again. */
export const deliveryStates = ['QUEUED', 'SENT', 'DEAD'] as const;

/** A system of the company that is notified of events. */
export const webhookEndpoint = z.strictObject({
  id: id('hook'),
  url: z.string(),
  /** Codes of the dictionary `webhook_event`. */
  events: z.array(z.string()),
  status: z.enum(endpointStatuses),
  /** Until when the secret before signs too; null while there is one only. */
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

/** The secret is told once, here and when it is changed. So this keeps no answer to repeat. */
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

/** A new secret. For a day both sign, so that the receiver can change over without losing anything. */
export const rotateWebhook = operation({
  path: '/webhook/rotate',
  permission: 'admin.webhook.save',
  input: target,
  output: announced,
});

/** One event for one endpoint, and how far it has come. */
export const webhookDelivery = z.strictObject({
  id: id('hookmsg'),
  endpointId: id('hook'),
  eventId: z.string(),
  type: z.string(),
  state: z.enum(deliveryStates),
  attempts: z.int(),
  createdAt: instant,
  attemptedAt: instant.nullable(),
  /** When it is tried next; null once it arrived or was given up. */
  dueAt: instant.nullable(),
  statusCode: z.int().nullable(),
  error: z.string().nullable(),
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;

/** The newest hundred. */
export const listDeliveries = operation({
  path: '/webhook/deliveries',
  permission: 'admin.webhook.view',
  input: z.strictObject({ endpointId: id('hook').optional(), state: z.enum(deliveryStates).optional() }),
  output: z.strictObject({ list: z.array(webhookDelivery) }),
  reads: true,
});

/** Sends again what arrived or was given up: the same event under the same id, with fresh attempts. */
export const replayDelivery = operation({
  path: '/webhook/replay',
  permission: 'admin.webhook.save',
  input: z.strictObject({ id: id('hookmsg') }),
  output: webhookDelivery,
});

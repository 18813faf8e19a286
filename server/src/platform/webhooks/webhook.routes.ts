import { codes } from '@console/contracts';
import {
  createWebhook,
  listDeliveries,
  listWebhooks,
  replayDelivery,
  rotateWebhook,
  saveWebhook,
} from '@console/contracts/webhooks';
import type { App } from '../deps';
import { mount } from '../http/mount';
import { refuseParts } from '../http/whole-company';
import { Refusal } from '../refusal';
import { mayReachInside, urlIssueOf } from './address';
import { findDeliveries } from './webhook-delivery.query';
import { create, replay, rotate, save } from './webhook.actions';
import { findEndpoints } from './webhook.query';

/** Operations on webhooks. Events concern the whole company, so users with a limited data scope have no access. */
export function webhookRoutes(app: App): void {
  const { config, secrets } = app.deps;
  const mayInside = mayReachInside(config);

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
    refuseUrl(draft.url, mayInside);
    return create(draft, context, secrets);
  });
  mount(app, saveWebhook, async (change, context) => {
    refuseParts(context.actor);
    refuseUrl(change.url, mayInside);
    return save(change, context);
  });
  mount(app, rotateWebhook, async (target, context) => {
    refuseParts(context.actor);
    return rotate(target, context, secrets);
  });
  mount(app, replayDelivery, async ({ id }, context) => {
    refuseParts(context.actor);
    return replay(id, context);
  });
}

function refuseUrl(url: string, mayInside: boolean): void {
  const code = urlIssueOf(url, { allowsInside: mayInside });
  if (code !== null) throw new Refusal(codes.invalid, { fieldIssues: [{ field: 'url', code, params: {} }] });
}

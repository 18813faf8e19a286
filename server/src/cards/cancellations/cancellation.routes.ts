import { readCancellation, resolveCancellation } from '@console/contracts/cards';
import type { App } from '../../deps';
import { mount } from '../../mount';
import { readCancelDetail } from './cancellation.repo';
import { resolve } from './resolve-cancel';

export function cancellationRoutes(app: App): void {
  mount(app, readCancellation, ({ id }, context) => readCancelDetail(context, id));
  mount(app, resolveCancellation, (asked, context) => resolve(asked, context));
}

import {
  approveMatched,
  precheckCancellations,
  readCancellation,
  resolveCancellation,
  resyncMismatched,
} from '@console/contracts/cards';
import type { App } from '../../deps';
import { mount } from '../../mount';
import { startApproving, startResync } from './cancellation-bulk';
import { countWaiting } from './cancellation-selection.repo';
import { readCancelDetail } from './cancellation.repo';
import { resolve } from './resolve-cancel';

export function cancellationRoutes(app: App): void {
  mount(app, readCancellation, ({ id }, context) => readCancelDetail(context, id));
  mount(app, resolveCancellation, (asked, context) => resolve(asked, context));
  mount(app, precheckCancellations, (_asked, context) => countWaiting(context));
  mount(app, approveMatched, (asked, context) => startApproving(asked, context));
  mount(app, resyncMismatched, (asked, context) => startResync(asked, context));
}

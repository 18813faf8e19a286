import {
  approveMatched,
  downloadEvidence,
  precheckCancellations,
  readCancellation,
  resolveCancellation,
  resyncMismatched,
} from '@console/contracts/cards';
import type { App } from '../../../platform/deps';
import { mount } from '../../../platform/http/mount';
import { startApproving, startResync } from './cancellation-bulk.actions';
import { countWaiting } from './cancellation-selection.query';
import { readCancelDetail } from './cancellation.query';
import { giveEvidence } from './give-evidence.actions';
import { resolve } from './resolve-cancel.actions';

export function cancellationRoutes(app: App): void {
  mount(app, readCancellation, ({ id }, context) => readCancelDetail(context, id));
  mount(app, resolveCancellation, (input, context) => resolve(input, context));
  mount(app, precheckCancellations, (_asked, context) => countWaiting(context));
  mount(app, approveMatched, (input, context) => startApproving(input, context));
  mount(app, resyncMismatched, (input, context) => startResync(input, context));
  mount(app, downloadEvidence, (input, context) => giveEvidence(input, context));
}

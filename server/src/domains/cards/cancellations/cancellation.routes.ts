import { codes, type InputOf } from '@console/contracts';
import {
  approveMatched,
  downloadEvidence,
  precheckCancellations,
  readCancellation,
  resolveCancellation,
  resyncMismatched,
} from '@console/contracts/cards';
import type { App } from '../../../platform/deps';
import { issueDownload } from '../../../platform/files/file-ticket.store';
import { mount, type SignedInContext } from '../../../platform/http/mount';
import { Refusal } from '../../../platform/refusal';
import { startApproving, startResync } from './cancellation-bulk.actions';
import { countWaiting } from './cancellation-selection.query';
import { readCancelDetail } from './cancellation.query';
import { resolve } from './resolve-cancel.actions';

export function cancellationRoutes(app: App): void {
  mount(app, readCancellation, ({ id }, context) => readCancelDetail(context, id));
  mount(app, resolveCancellation, (input, context) => resolve(input, context));
  mount(app, precheckCancellations, (_asked, context) => countWaiting(context));
  mount(app, approveMatched, (input, context) => startApproving(input, context));
  mount(app, resyncMismatched, (input, context) => startResync(input, context));
  mount(app, downloadEvidence, (input, context) => giveEvidence(input, context));
}

/** To whoever may see the case; a file of another one is not found here. */
async function giveEvidence({ id, fileId }: InputOf<typeof downloadEvidence>, context: SignedInContext) {
  const { card, evidence } = await readCancelDetail(context, id);
  const file = evidence.find((one) => one.fileId === fileId);
  if (!file) throw new Refusal(codes.notFound);
  const url = await issueDownload(context, fileId);
  await context.audit({
    objectType: 'card',
    objectId: card.id,
    objectLabel: card.number,
    after: { downloaded: file.name },
  });
  return { url, name: file.name };
}

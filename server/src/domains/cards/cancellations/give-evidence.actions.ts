import { codes, type InputOf } from '@console/contracts';
import type { downloadEvidence } from '@console/contracts/cards';
import { issueDownload } from '../../../platform/files/file-ticket.store';
import type { SignedInContext } from '../../../platform/http/mount';
import { Refusal } from '../../../platform/refusal';
import { readCancelDetail } from './cancellation.query';

/** Issues a download link if the actor can see the cancellation; a file of another cancellation is not found. */
export async function giveEvidence({ id, fileId }: InputOf<typeof downloadEvidence>, context: SignedInContext) {
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

import { createShareCard, createShareCardBatch, type ShareCardDraft } from '@console/contracts/cards';
import { useShell } from '@console/remote-kit';
import { useOperation } from '@console/screens';
import { useCan } from '@console/session';
import { batchHref } from '../common/batch-pages';

/** Key of the notice, and the page that shows the result. */
interface Made {
  made: string;
  to: string | null;
}

/** Creates a single pool card directly, and several cards by a batch, which opens as a page or in the list of jobs. */
export function useShareCreation() {
  const { showJobs } = useShell();
  const seesBatch = useCan('cards.card-batch.view');
  const one = useOperation(createShareCard);
  const many = useOperation(createShareCardBatch);

  const sendOne = async ({ count: _one, ...single }: ShareCardDraft) => {
    const sent = await one.send(single);
    const data: Made = { made: 'card.created', to: null };
    return sent.at === 'done' ? { at: sent.at, data } : sent;
  };
  const sendMany = async (draft: ShareCardDraft) => {
    const sent = await many.send(draft);
    if (sent.at !== 'done') return sent;
    if (!seesBatch) showJobs();
    const data: Made = { made: 'batch.begun', to: seesBatch ? batchHref(sent.data.batchNo) : null };
    return { at: sent.at, data };
  };
  const send = (draft: ShareCardDraft) => (draft.count === 1 ? sendOne(draft) : sendMany(draft));
  return { progress: one.progress.at === 'idle' ? many.progress : one.progress, send };
}

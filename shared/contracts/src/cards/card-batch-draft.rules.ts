import type { FieldIssue } from '../issues';
import type { CardBatchDraft } from './card-batch';
import { checkHolders } from './card-batch.rules';
import type { IssuableBin } from './card-bin';
import { checkCardFile } from './card-file.rules';
import { checkCardDraft } from './card-draft.rules';

/**
 * Validates the draft of a batch: the rules for a single card, and additional rules for several holders. Form and
 * server run the same function.
 */
export function checkBatchDraft(draft: CardBatchDraft, bin: IssuableBin, today: string): FieldIssue[] {
  const issues = checkCardDraft(draft, bin, today);
  if (draft.holderMode === 'ONE') return issues;
  const others = issues.filter(({ field }) => field !== 'cardholderId');
  return [...others, ...(draft.holderMode === 'CSV' ? checkCardFile(draft, bin) : checkHolders(draft))];
}

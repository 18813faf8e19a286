import { currentDrafts } from './draft-keeper';
import type { LeftDraft } from './draft.rules';
import { listLeft } from './left-drafts.atom';
import { restoreInOpenParts } from './page-registry';

/**
 * Restores the draft of a closed tab in its page. The values previously typed in the page are then offered as a draft.
 */
export async function restoreLeft(left: LeftDraft): Promise<void> {
  const drafts = currentDrafts();
  if (!drafts) return;
  await drafts.takeOver(left);
  restoreInOpenParts(left.page);
  await listLeft(drafts.left, left.page);
}

export async function discardLeft(left: LeftDraft): Promise<void> {
  const drafts = currentDrafts();
  if (!drafts) return;
  await drafts.left.discard(left);
  await listLeft(drafts.left, left.page);
}

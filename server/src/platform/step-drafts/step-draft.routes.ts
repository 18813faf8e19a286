import { deleteStepDraft, readStepDraft, saveStepDraft } from '@console/contracts/step-drafts';
import type { App } from '../deps';
import { mount } from '../http/mount';
import { findStepDraft, removeStepDraft, storeStepDraft } from './step-draft.store';

/** Operations on step drafts. Users have access only to their own drafts. */
export function stepDraftRoutes(app: App): void {
  mount(app, readStepDraft, async (step, context) => ({ draft: await findStepDraft(context, step) }));
  mount(app, saveStepDraft, async (draft, context) => {
    await storeStepDraft(context, draft);
    return { savedAt: context.now.toISOString() };
  });
  mount(app, deleteStepDraft, async (step, context) => {
    await removeStepDraft(context, step);
    return { ok: true };
  });
}

import type { Captured, Handover, HandoverDesk, PartAddress } from '@console/remote-kit';
import { markDirty } from '../tabs/tab-marks';
import { currentDrafts, giveUpDrafts } from './draft-keeper';
import { slotOf } from './draft.rules';
import { forgetRestored, noteRestored } from './restored.atom';

interface Part {
  page: string;
  handover: Handover;
  /** What it opened with. */
  pristine: Captured;
}

/** The parts of one mounted version; typed work in them is kept as drafts, and drafts come back into them. */
export class PageDesk implements HandoverDesk {
  private readonly parts = new Map<string, Part>();

  join = (at: PartAddress, handover: Handover): void => {
    const slot = slotOf(at);
    // Shown again: it has its state.
    if (this.parts.get(slot)?.handover === handover) return;
    const part = { page: at.page, handover, pristine: handover.capture() };
    this.parts.set(slot, part);
    const drafts = currentDrafts();
    const draft = drafts?.of(slot);
    if (!draft) return;
    // A draft of an older form does not fit, and one that says nothing new is nothing to tell of.
    if (!handover.restore(draft.captured) || !handover.dirty()) return drafts?.forget(slot);
    noteRestored(at.page, { savedAtMs: draft.savedAtMs, discard: () => this.discard(at.page) });
  };

  changed = (at: PartAddress): void => {
    const slot = slotOf(at);
    const part = this.parts.get(slot);
    if (!part) return;
    if (part.handover.dirty()) currentDrafts()?.keep(slot, part.handover.capture());
    else currentDrafts()?.forget(slot);
    const isDirty = this.partsOf(at.page).some(({ handover }) => handover.dirty());
    markDirty(at.page, isDirty);
    if (!isDirty) forgetRestored(at.page);
  };

  /** Forgets the parts of pages that are no longer rendered. */
  keepOnly(pages: ReadonlySet<string>): void {
    for (const [slot, { page }] of this.parts) if (!pages.has(page)) this.parts.delete(slot);
  }

  private discard(page: string): void {
    for (const { handover, pristine } of this.partsOf(page)) handover.restore(pristine);
    giveUpDrafts(page);
  }

  private partsOf = (page: string) => [...this.parts.values()].filter((part) => part.page === page);
}

import type { Captured, Handover, HandoverRegistry, PartAddress } from '@console/remote-kit';
import { isDirty, markDirty } from '../tabs/tab-marks';
import { currentDrafts, giveUpDrafts } from './draft-keeper';
import { isOfPage, pageOf, slotOf } from './draft.rules';
import type { Draft } from './drafts';
import { listLeft } from './left-drafts.atom';
import { forgetRestored, noteRestored } from './restored.atom';

/** Maximum number of cached responses; frequent filter changes cause many requests. */
const answersMax = 40;

interface Part {
  page: string;
  handover: Handover;
  /** Initial state of the part. */
  pristine: Captured;
}

/** Registries of the versions that are mounted. */
const mounted = new Set<PageRegistry>();

/** Sets the open parts of a page to the values of their drafts, and parts without a draft to their initial values. */
export function restoreInOpenParts(page: string): void {
  for (const registry of mounted) registry.restoreDrafts(page);
}

/** Parts of one mounted version. Their unsaved input is stored as drafts, and drafts are restored into them. */
export class PageRegistry implements HandoverRegistry {
  private readonly parts = new Map<string, Part>();
  /** State from the previous version for parts that are not mounted yet. */
  private waiting = new Map<string, Captured>();
  /** Slots whose current parts have restored the state that waited for them. */
  private readonly restored = new Set<string>();
  private readonly answers = new Map<string, unknown>();
  /** Cached responses from the previous version. */
  private taken = new Map<string, unknown>();
  /** Another registry has taken over: changes reported here are ignored. */
  private isRetired = false;

  constructor() {
    mounted.add(this);
  }

  /** Called when the version is unmounted. */
  end(): void {
    mounted.delete(this);
  }

  join = (at: PartAddress, handover: Handover): void => {
    const slot = slotOf(at);
    // The part was only hidden and still has its state.
    if (this.parts.get(slot)?.handover === handover) return;
    const part = { page: at.page, handover, pristine: handover.capture() };
    this.parts.set(slot, part);
    const captured = this.waiting.get(slot);
    this.waiting.delete(slot);
    if (captured && handover.restore(captured)) return;
    const drafts = currentDrafts();
    if (!drafts) return;
    void listLeft(drafts.left, pageOf(at.page));
    const draft = drafts.of(slot);
    if (!draft) return;
    // A draft with an older schema does not fit, and a draft without changes needs no notice.
    if (!handover.restore(draft.captured) || !handover.dirty()) return drafts.forget(slot);
    this.noteRestored(at.page, draft);
  };

  changed = (at: PartAddress): void => {
    if (this.isRetired) return;
    const slot = slotOf(at);
    const part = this.parts.get(slot);
    if (!part) return;
    if (part.handover.dirty()) currentDrafts()?.keep(slot, part.handover.capture());
    else currentDrafts()?.forget(slot);
    const page = pageOf(at.page);
    markDirty(
      at.page,
      this.partsOf(at.page).some(({ handover }) => handover.dirty()),
    );
    if (!isDirty(page)) forgetRestored(page);
  };

  keepAnswer = (at: PartAddress, data: unknown): void => {
    const slot = slotOf(at);
    this.answers.delete(slot);
    this.answers.set(slot, data);
    const [oldest] = this.answers.keys();
    if (this.answers.size > answersMax && oldest !== undefined) this.answers.delete(oldest);
  };

  takeAnswer = (at: PartAddress, take: (data: unknown) => void): void => {
    const slot = slotOf(at);
    if (!this.taken.has(slot)) return;
    const data = this.taken.get(slot);
    this.taken.delete(slot);
    take(data);
  };

  /** Returns true while a submission or an input-method composition is pending. */
  isBusy = (): boolean => [...this.parts.values()].some(({ handover }) => handover.busy());

  /** Transfers the state of all parts of `before` to this registry. */
  takeOver(before: PageRegistry): void {
    before.isRetired = true;
    this.isRetired = false;
    this.waiting = new Map(before.waiting);
    this.taken = new Map([...before.taken, ...before.answers]);
    for (const [slot, { handover }] of before.parts) {
      const captured = handover.capture();
      this.waiting.set(slot, captured);
      if (this.parts.get(slot)?.handover.restore(captured)) this.restored.add(slot);
    }
  }

  /**
   * Called when all parts of the visible page are rendered. Restored state is removed only at this time, because
   * another part in the same slot may have replaced the part that restored it.
   */
  settle(): void {
    for (const slot of this.restored) this.waiting.delete(slot);
    this.restored.clear();
  }

  /** Removes everything that belongs to pages that are no longer rendered. */
  keepOnly(pages: ReadonlySet<string>): void {
    for (const stored of [this.parts, this.waiting, this.answers, this.taken])
      for (const slot of stored.keys()) if (![...pages].some((page) => isOfPage(slot, page))) stored.delete(slot);
  }

  restoreDrafts(page: string): void {
    const drafts = currentDrafts();
    if (this.isRetired || !drafts) return;
    for (const [slot, { page: at, handover, pristine }] of this.parts) {
      if (!isOfPage(slot, page)) continue;
      const draft = drafts.of(slot);
      if (!draft && handover.dirty()) handover.restore(pristine);
      // A draft that does not fit stays stored, because it may fit a part of another mounted version.
      if (draft && handover.restore(draft.captured)) this.noteRestored(at, draft);
    }
  }

  private noteRestored(page: string, { savedAtMs }: Draft): void {
    noteRestored(page, { savedAtMs, discard: () => this.discard(page) });
  }

  private discard(page: string): void {
    for (const { handover, pristine } of this.partsOf(page)) handover.restore(pristine);
    giveUpDrafts(page);
  }

  private partsOf = (page: string) => [...this.parts.values()].filter((part) => part.page === page);
}

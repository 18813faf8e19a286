import { z } from '@console/contracts/zod';
import type { Captured, Handover, HandoverRegistry, PartAddress, Plain } from '@console/remote-kit';

/** Captured states of the parts of a dialog, by name. */
export const capturedParts = z.record(z.string(), z.strictObject({ schema: z.string(), state: z.custom<Plain>() }));

type Parts = Readonly<Record<string, Captured>>;

/**
 * Registry of the parts in one open dialog. Their state is transferred with the dialog, their unsaved input counts as
 * that of `opener`, the part of the page that opened the dialog, and closing the dialog discards them.
 */
export class DialogRegistry implements HandoverRegistry {
  private readonly parts = new Map<string, Handover>();
  private readonly waiting: Map<string, Captured>;
  readonly changed: HandoverRegistry['changed'];
  readonly keepAnswer: HandoverRegistry['keepAnswer'];
  readonly takeAnswer: HandoverRegistry['takeAnswer'];

  constructor(page: HandoverRegistry, opener: PartAddress, waiting: Parts = {}) {
    this.waiting = new Map(Object.entries(waiting));
    this.changed = () => page.changed(opener);
    this.keepAnswer = page.keepAnswer;
    this.takeAnswer = page.takeAnswer;
  }

  join: HandoverRegistry['join'] = ({ part }, handover) => {
    if (this.parts.get(part) === handover) return;
    this.parts.set(part, handover);
    const captured = this.waiting.get(part);
    this.waiting.delete(part);
    if (captured) handover.restore(captured);
  };

  /** Before the dialog is rendered, restored state counts as unsaved input, so that it is not discarded. */
  isDirty = (): boolean =>
    this.parts.size === 0 ? this.waiting.size > 0 : [...this.parts.values()].some(({ dirty }) => dirty());

  isBusy = (): boolean => [...this.parts.values()].some(({ busy }) => busy());

  /** Includes restored state whose part is not rendered yet. */
  capture = (): Parts => ({
    ...Object.fromEntries(this.waiting),
    ...Object.fromEntries([...this.parts].map(([part, { capture }]) => [part, capture()])),
  });
}

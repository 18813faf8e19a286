import { z } from '@console/contracts/zod';
import type { Captured, Handover, HandoverRegistry, PartAddress, Plain } from '@console/remote-kit';

/** What the parts of something that is open had, by their names. */
export const capturedParts = z.record(z.string(), z.strictObject({ schema: z.string(), state: z.custom<Plain>() }));

type Parts = Readonly<Record<string, Captured>>;

/**
 * The parts of one dialog, for as long as it is open: they are handed over with it, typed work in them is typed work of
 * `opener`, the part of the page that has it open, and they are forgotten with it.
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

  /** Until the dialog is drawn, what waits for it counts as typed: it is kept, and none of it is lost by being early. */
  isDirty = (): boolean =>
    this.parts.size === 0 ? this.waiting.size > 0 : [...this.parts.values()].some(({ dirty }) => dirty());

  isBusy = (): boolean => [...this.parts.values()].some(({ busy }) => busy());

  /** What waits is still what its part will have. */
  capture = (): Parts => ({
    ...Object.fromEntries(this.waiting),
    ...Object.fromEntries([...this.parts].map(([part, { capture }]) => [part, capture()])),
  });
}

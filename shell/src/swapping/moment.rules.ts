import type { WaitReason } from '@console/contracts/release';

/** What is going on in the pages of one remote. */
export interface Moment {
  /** Something typed is not yet saved. */
  isDirty: boolean;
  /** Something is being sent, or composed in an input method. */
  isBusy: boolean;
  /** The focus is in a field of one of its pages. */
  isTyping: boolean;
  hasDialog: boolean;
  /** Since the last key or press anywhere. */
  untouchedMs: number;
}

/** How a waiting version takes over: at once, with nobody at work, or as soon as nothing is in the middle of something. */
export type Urgency = 'calm' | 'forced';

/** A hand that rests so long is not in the middle of something. */
export const restMs = 600;

/**
 * What the new version still waits for, or null if it may take over now. Never in the middle of something sent or
 * composed, however urgent: that would be lost. A calm change also waits until nothing is typed, open or being clicked;
 * clean pages have nothing to wait for.
 */
export function waitsFor(urgency: Urgency, moment: Moment): WaitReason | null {
  if (moment.isBusy) return 'BUSY';
  if (urgency === 'forced') return null;
  if (moment.isTyping) return 'TYPING';
  if (moment.hasDialog) return 'DIALOG';
  return moment.isDirty && moment.untouchedMs < restMs ? 'DIRTY' : null;
}

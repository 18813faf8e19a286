import type { WaitReason } from '@console/contracts/release';

/** What is going on in the pages of one remote. */
export interface Moment {
  /** Something typed is not yet saved. */
  isDirty: boolean;
  /** Something is being sent. */
  isBusy: boolean;
  /** An input method is making a word of keys. */
  isComposing: boolean;
  /** A list of options, a menu or a month is open: it closes with its version. */
  hasOpenList: boolean;
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

/** Whoever leaves a list open so long is not choosing from it. */
export const choosingMs = 2000;

/** A forced change waits so long for a word that is being composed or a list that is open; then it ends them. */
export const patienceMs = 10_000;

/**
 * What the new version still waits for, or null if it may take over now. Never in the middle of something sent, however
 * urgent: that would be lost. A calm change also waits until nothing is typed, open or being clicked; clean pages have
 * nothing to wait for. `waitedMs`: since the change could have been made.
 */
export function waitsFor(urgency: Urgency, moment: Moment, waitedMs = 0): WaitReason | null {
  if (moment.isBusy) return 'BUSY';
  if (urgency === 'forced') return waitedMs < patienceMs ? middleOf(moment) : null;
  if (moment.isComposing || moment.isTyping) return 'TYPING';
  if (moment.hasDialog || moment.hasOpenList) return 'DIALOG';
  return moment.isDirty && moment.untouchedMs < restMs ? 'DIRTY' : null;
}

/** What no version can take over: half a word, and a list from which something is being chosen. */
function middleOf({ isComposing, hasOpenList, untouchedMs }: Moment): WaitReason | null {
  if (isComposing) return 'TYPING';
  return hasOpenList && untouchedMs < choosingMs ? 'DIALOG' : null;
}

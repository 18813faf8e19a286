import type { WaitReason } from '@console/contracts/release';

/** User activity in the pages of one remote. */
export interface Moment {
  /** A form has unsaved input. */
  isDirty: boolean;
  /** A submission is pending. */
  isBusy: boolean;
  /** An input-method composition is active. */
  isComposing: boolean;
  /** A list of options, a menu or a calendar is open; it would close with its version. */
  hasOpenList: boolean;
  /** A field of one of its pages has the focus. */
  isTyping: boolean;
  hasDialog: boolean;
  /** Time since the last key or pointer press in the page. */
  untouchedMs: number;
}

/**
 * Urgency of a swap: `calm` waits for a pause in the user's activity, `forced` waits only for submissions, compositions
 * and open lists.
 */
export type Urgency = 'calm' | 'forced';

/** Time without a key or pointer press after which the user counts as paused. */
export const restMs = 600;

/** Time without a key or pointer press after which an open list counts as abandoned. */
export const choosingMs = 2000;

/** Longest time that a forced swap waits for a composition or an open list before it interrupts them. */
export const patienceMs = 10_000;

/**
 * Returns the reason why the new version must wait, or null if it may take over now. A pending submission always
 * blocks, because its result would be lost. A calm swap also waits while a field has the focus or a dialog or list is
 * open, and with unsaved input until the user has paused. `waitedMs` is the time since the version was ready.
 */
export function waitsFor(urgency: Urgency, moment: Moment, waitedMs = 0): WaitReason | null {
  if (moment.isBusy) return 'BUSY';
  if (urgency === 'forced') return waitedMs < patienceMs ? middleOf(moment) : null;
  if (moment.isComposing || moment.isTyping) return 'TYPING';
  if (moment.hasDialog || moment.hasOpenList) return 'DIALOG';
  return moment.isDirty && moment.untouchedMs < restMs ? 'DIRTY' : null;
}

/** Activity that cannot be transferred to another version: a composition, and a list that is open and in use. */
function middleOf({ isComposing, hasOpenList, untouchedMs }: Moment): WaitReason | null {
  if (isComposing) return 'TYPING';
  return hasOpenList && untouchedMs < choosingMs ? 'DIALOG' : null;
}

import type { FieldIssue, Operation } from '@console/contracts';
import {
  cancelCard,
  type Card,
  type CardDetail,
  checkReason,
  freezeCard,
  unfreezeCard,
} from '@console/contracts/cards';

export type Deed = 'FREEZE' | 'UNFREEZE' | 'CANCEL';

/** What all deeds ask for; which reasons there are is up to their contracts. */
export interface DeedDraft {
  id: string;
  version: number;
  reason: string;
  note?: string | undefined;
}

export interface DeedSpec {
  operation: Operation<DeedDraft, CardDetail>;
  dict: 'freeze_reason' | 'unfreeze_reason' | 'cancel_reason';
  /** Keys of its texts. */
  words: { title: string; effect: string; submit: string; done: string };
}

export const deeds: Record<Deed, DeedSpec> = {
  FREEZE: {
    operation: freezeCard,
    dict: 'freeze_reason',
    words: {
      title: 'card.freeze.title',
      effect: 'card.freeze.effect',
      submit: 'card.freeze',
      done: 'card.freeze.done',
    },
  },
  UNFREEZE: {
    operation: unfreezeCard,
    dict: 'unfreeze_reason',
    words: {
      title: 'card.unfreeze.title',
      effect: 'card.unfreeze.effect',
      submit: 'card.unfreeze',
      done: 'card.unfreeze.done',
    },
  },
  CANCEL: {
    operation: cancelCard,
    dict: 'cancel_reason',
    words: {
      title: 'card.cancel.title',
      effect: 'card.cancel.effect',
      submit: 'card.cancel',
      done: 'card.cancel.done',
    },
  },
};

/** A deed as a button offers it; `reason` says by a code why it is not possible now. */
export interface OfferedDeed {
  deed: Deed;
  isEnabled: boolean;
  reason: string | undefined;
}

/** What can be done with the state of a card: a frozen one is unfrozen, any other frozen. Nothing without the right. */
export function deedOf({ state, allowedActions }: Pick<Card, 'state' | 'allowedActions'>): OfferedDeed | undefined {
  return offerOf(state === 'FROZEN' ? 'UNFREEZE' : 'FREEZE', allowedActions);
}

/** The end of a card, where the user may ask for it. */
export const endOf = ({ allowedActions }: Pick<Card, 'allowedActions'>): OfferedDeed | undefined =>
  offerOf('CANCEL', allowedActions);

function offerOf(deed: Deed, allowedActions: Card['allowedActions']): OfferedDeed | undefined {
  const allowed = allowedActions.find(({ action }) => action === deed);
  return allowed && { deed, isEnabled: allowed.enabled, reason: allowed.reason };
}

/** A reason of "other" says nothing without a note. */
export const reasonRules = ({ reason = '', note }: Partial<DeedDraft>): FieldIssue[] =>
  checkReason(reason, note?.trim());

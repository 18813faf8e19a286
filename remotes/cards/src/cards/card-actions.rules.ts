import type { FieldIssue, Operation } from '@console/contracts';
import {
  cancelCard,
  type Card,
  type CardDetail,
  checkReason,
  freezeCard,
  unfreezeCard,
} from '@console/contracts/cards';

export type ActionName = 'FREEZE' | 'UNFREEZE' | 'CANCEL';

/** What all actions ask for; which reasons there are is up to their contracts. */
export interface ActionDraft {
  id: string;
  version: number;
  reason: string;
  note?: string | undefined;
}

export interface ActionSpec {
  operation: Operation<ActionDraft, CardDetail>;
  dict: 'freeze_reason' | 'unfreeze_reason' | 'cancel_reason';
  /** Keys of its texts. */
  labels: { title: string; effect: string; submit: string; close: string; done: string };
}

export const actions: Record<ActionName, ActionSpec> = {
  FREEZE: {
    operation: freezeCard,
    dict: 'freeze_reason',
    labels: {
      title: 'card.freeze.title',
      effect: 'card.freeze.effect',
      submit: 'card.freeze',
      close: 'card.close',
      done: 'card.freeze.done',
    },
  },
  UNFREEZE: {
    operation: unfreezeCard,
    dict: 'unfreeze_reason',
    labels: {
      title: 'card.unfreeze.title',
      effect: 'card.unfreeze.effect',
      submit: 'card.unfreeze',
      close: 'card.close',
      done: 'card.unfreeze.done',
    },
  },
  CANCEL: {
    operation: cancelCard,
    dict: 'cancel_reason',
    labels: {
      title: 'card.cancel.title',
      effect: 'card.cancel.effect',
      submit: 'card.cancel',
      close: 'card.keep',
      done: 'card.cancel.done',
    },
  },
};

/** An action as a button offers it; `reason` says by a code why it is not possible now. */
export interface OfferedAction {
  action: ActionName;
  isEnabled: boolean;
  reason: string | undefined;
}

/** What can be done with the state of a card: a frozen one is unfrozen, any other frozen. Nothing without the right. */
export function actionOf({ state, allowedActions }: Pick<Card, 'state' | 'allowedActions'>): OfferedAction | undefined {
  return offerOf(state === 'FROZEN' ? 'UNFREEZE' : 'FREEZE', allowedActions);
}

/** The end of a card, where the user may ask for it. */
export const endOf = ({ allowedActions }: Pick<Card, 'allowedActions'>): OfferedAction | undefined =>
  offerOf('CANCEL', allowedActions);

function offerOf(actionName: ActionName, allowedActions: Card['allowedActions']): OfferedAction | undefined {
  const allowed = allowedActions.find(({ action }) => action === actionName);
  return allowed && { action: actionName, isEnabled: allowed.enabled, reason: allowed.reason };
}

/** A reason of "other" says nothing without a note. */
export const reasonRules = ({ reason = '', note }: Partial<ActionDraft>): FieldIssue[] =>
  checkReason(reason, note?.trim());

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

/** Input that all actions have in common. The contract of each action defines its reasons. */
export interface ActionDraft {
  id: string;
  version: number;
  reason: string;
  note?: string | undefined;
}

export interface ActionSpec {
  operation: Operation<ActionDraft, CardDetail>;
  dict: 'freeze_reason' | 'unfreeze_reason' | 'cancel_reason';
  /** Keys of the texts in the dialog. */
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

/** Action of a button; `reason` is the code of the disabled reason. */
export interface OfferedAction {
  action: ActionName;
  isEnabled: boolean;
  reason: string | undefined;
}

/** Freeze, or unfreeze for a frozen card; undefined without the permission. */
export function actionOf({ state, allowedActions }: Pick<Card, 'state' | 'allowedActions'>): OfferedAction | undefined {
  return offerOf(state === 'FROZEN' ? 'UNFREEZE' : 'FREEZE', allowedActions);
}

/** Cancellation; undefined if the user may not request it. */
export const endOf = ({ allowedActions }: Pick<Card, 'allowedActions'>): OfferedAction | undefined =>
  offerOf('CANCEL', allowedActions);

function offerOf(actionName: ActionName, allowedActions: Card['allowedActions']): OfferedAction | undefined {
  const allowed = allowedActions.find(({ action }) => action === actionName);
  return allowed && { action: actionName, isEnabled: allowed.enabled, reason: allowed.reason };
}

/** The reason "other" requires a note. */
export const reasonRules = ({ reason = '', note }: Partial<ActionDraft>): FieldIssue[] =>
  checkReason(reason, note?.trim());

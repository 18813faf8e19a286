import { type AllowedAction, codes, toMinor } from '@console/contracts';
import {
  type LimitItem,
  type LimitItemDraft,
  type LimitMode,
  type LimitRule,
  limitModeTransitions,
  ownFieldOf,
} from '@console/contracts/cards';
import type { Actor } from '../../../platform/context';
import { seesWhole } from '../../../platform/reach/reach.rules';
import { Refusal } from '../../../platform/refusal';

/** Rules belong to the company. Merchant users can read them and set lower merchant limits. */
const managesRules = seesWhole;

/** Actions of the actor on a rule. */
export function limitActionsOf({ mode, isOverridable }: { mode: LimitMode; isOverridable: boolean }, actor: Actor) {
  const { permissions } = actor;
  const manages = managesRules(actor);
  const actions: AllowedAction[] = [];
  if (manages && permissions.has('cards.limit-rule.save'))
    for (const action of ['EDIT', 'COPY', 'VISIBILITY']) actions.push({ action, enabled: true });
  if (permissions.has('cards.limit-rule.merchant-save'))
    actions.push({
      action: 'MERCHANT',
      ...(isOverridable ? { enabled: true } : { enabled: false, reason: 'RULE_FIXED' }),
    });
  if (manages && permissions.has('cards.limit-rule.status'))
    for (const to of limitModeTransitions[mode]) actions.push({ action: to, enabled: true });
  return actions;
}

export function refuseMode(from: LimitMode, to: LimitMode): void {
  const allowed = limitModeTransitions[from];
  if (!allowed.includes(to)) throw new Refusal(codes.transition, { data: { from, to, allowed } });
}

export function refuseOthers(actor: Actor): void {
  if (!managesRules(actor)) throw new Refusal(codes.noPermission);
}

/** Lower maxima by item; amounts in minor units. */
export type Maxima = Record<string, { minor?: string | undefined; count?: number | undefined }>;

/**
 * Form field of the first maximum that increases for a merchant, or null. A missing own maximum, or one above the
 * rule's, counts as that of the rule.
 */
export function raisedFieldOf(
  { items, currency }: Pick<LimitRule, 'items' | 'currency'>,
  { before, after }: { before: Maxima; after: Maxima },
): string | null {
  for (const { id, maxAmount, maxCount } of items) {
    const [was, is] = [before[id] ?? {}, after[id] ?? {}];
    const amountMax = maxAmount === undefined || currency === null ? null : toMinor(maxAmount, currency);
    const amount = { was: was.minor, is: is.minor, max: amountMax };
    if (isRaised(amount)) return ownFieldOf(id, 'amount');
    if (isRaised({ was: was.count, is: is.count, max: maxCount ?? null })) return ownFieldOf(id, 'count');
  }
  return null;
}

type Own = string | number | undefined;

function isRaised({ was, is, max }: { was: Own; is: Own; max: bigint | number | null }): boolean {
  if (max === null) return false;
  const inForce = (own: Own) => (own === undefined || BigInt(own) > BigInt(max) ? BigInt(max) : BigInt(own));
  return inForce(is) > inForce(was);
}

/**
 * Returns whether two items count the same purchases. An item with another window or filter becomes a new item with a
 * new counter.
 */
export const countsAlike = (one: LimitItem, draft: LimitItemDraft): boolean => contentOf(one) === contentOf(draft);

const contentOf = (item: LimitItemDraft) => {
  const { period, mccMode, mccs, countryMode, countries, shopMode, shops, region, presence, firstDays } = item;
  const shop = [mccMode, mccs, countryMode, countries, shopMode, shops, region, presence];
  return JSON.stringify([period, item.kind === 'DECLINE_STREAK', item.txnKinds, shop, firstDays]);
};

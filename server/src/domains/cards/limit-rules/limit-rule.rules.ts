import { type AllowedAction, codes } from '@console/contracts';
import { type LimitItem, type LimitItemDraft, type LimitMode, limitModeTransitions } from '@console/contracts/cards';
import type { Actor } from '../../../platform/context';
import { seesWhole } from '../../../platform/reach/reach.rules';
import { Refusal } from '../../../platform/refusal';

/** Rules are the company's: whoever is limited to merchants of it reads them, and sets stricter limits of their own. */
const managesRules = seesWhole;

/** What the actor may do with a rule. */
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

/** An item whose window or shops are others counts something else: it becomes a new one, which counts anew. */
export const countsAlike = (one: LimitItem, draft: LimitItemDraft): boolean => contentOf(one) === contentOf(draft);

const contentOf = (item: LimitItemDraft) => {
  const { period, mccMode, mccs, countryMode, countries, shopMode, shops, region, presence, firstDays } = item;
  const shop = [mccMode, mccs, countryMode, countries, shopMode, shops, region, presence];
  return JSON.stringify([period, item.kind === 'DECLINE_STREAK', item.txnKinds, shop, firstDays]);
};

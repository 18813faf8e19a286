import { z } from '@console/contracts/zod';
import { allowedAction, listInput, listOutput } from '../list';
import { operation } from '../operation';
import { i18nText, id, instant, requiredText } from '../text';
import { shareRuleStatuses } from './pool.states';

export const shareRuleTypes = ['SMART_ALLOCATION', 'CLASSIC_SHARE', 'WALLET', 'EXTENDED_SHARE'] as const;

const terms = {
  type: z.enum(shareRuleTypes),
  /** By how much limits may go beyond the deposit, or what a card holds beyond its target, in whole percent. */
  floatingPercent: z.int().min(0).max(100),
  /** Below this part of the deposit a pool is low. */
  warningPercent: z.int().min(0).max(100),
  /** Of one group or wallet, those that are not cancelled. */
  maxCards: z.int().min(1).max(1000),
  /** Tops a pool up by itself from its account: below which percent of the deposit, by how much of it. All three or none. */
  topUpBelowPercent: z.int().min(1).max(99).nullish(),
  topUpByPercent: z.int().min(1).max(100).nullish(),
  topUpMaxPerDay: z.int().min(1).max(24).nullish(),
};

/** What a group or wallet keeps of its rule; the rule may not change under it. */
export const ruleTerms = z.strictObject({ id: id('rule'), name: z.string(), ...terms });
export type RuleTerms = z.infer<typeof ruleTerms>;

export const shareRule = ruleTerms.extend({
  merchant: z.strictObject({ id: id('mer'), name: i18nText }),
  status: z.enum(shareRuleStatuses),
  /** Groups and wallets that were made with it. Once there is one, the rule cannot be edited. */
  usedBy: z.int(),
  createdAt: instant,
  version: z.int(),
  allowedActions: z.array(allowedAction),
});
export type ShareRule = z.infer<typeof shareRule>;

export const shareRuleFilter = z.strictObject({
  type: z.array(z.enum(shareRuleTypes)).max(4).optional(),
  status: z.array(z.enum(shareRuleStatuses)).max(2).optional(),
  merchantId: z.array(id('mer')).max(50).optional(),
});

/** `keyword` matches the name. */
export const listShareRules = operation({
  path: '/shareRule/list',
  permission: 'cards.share-rule.view',
  input: listInput(shareRuleFilter, ['createdAt', 'name']),
  output: listOutput(shareRule),
  reads: true,
});

export const shareRuleDraft = z.strictObject({
  /** Left out: a new rule. */
  id: id('rule').optional(),
  /** The version that was seen, of a rule that is edited. */
  version: z.int().optional(),
  merchantId: id('mer'),
  name: requiredText(60),
  ...terms,
});
export type ShareRuleDraft = z.infer<typeof shareRuleDraft>;

/** A used rule is refused with 2006; whoever wants other terms makes a copy of it. */
export const saveShareRule = operation({
  path: '/shareRule/save',
  permission: 'cards.share-rule.save',
  input: shareRuleDraft,
  output: shareRule,
  idempotent: true,
});

/** A disabled rule stays what it is for those that use it, and nothing new may. */
export const setShareRuleStatus = operation({
  path: '/shareRule/status',
  permission: 'cards.share-rule.save',
  input: z.strictObject({ id: id('rule'), version: z.int(), status: z.enum(shareRuleStatuses) }),
  output: shareRule,
  idempotent: true,
});

import { z } from '@console/contracts/zod';
import { allowedAction, listInput, listOutput } from '../list';
import { operation } from '../operation';
import { i18nText, id, instant, requiredText } from '../text';
import { ruleTermFields, ruleTerms, shareRuleTypes } from './rule-terms';
import { shareGroupStatuses, shareRuleStatuses, walletStatuses } from './pool.states';

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

/** A group or wallet that was made with a rule, and keeps its terms. */
export const ruleUse = z.strictObject({
  id: z.union([id('group'), id('wallet')]),
  kind: z.enum(['GROUP', 'WALLET']),
  poolNo: z.string(),
  name: z.string(),
  status: z.enum([...shareGroupStatuses, ...walletStatuses]),
});
export type RuleUse = z.infer<typeof ruleUse>;

/** So many uses are named; `usedBy` of the rule counts all. */
export const namedUses = 20;

/** A rule with the newest groups and wallets that use it: those of a kind that the reader may see. */
export const readShareRule = operation({
  path: '/shareRule/detail',
  permission: 'cards.share-rule.view',
  input: z.strictObject({ id: id('rule') }),
  output: z.strictObject({ rule: shareRule, uses: z.array(ruleUse) }),
  reads: true,
});

export const shareRuleDraft = z.strictObject({
  /** Left out: a new rule. */
  id: id('rule').optional(),
  /** The version that was seen, of a rule that is edited. */
  version: z.int().optional(),
  merchantId: id('mer'),
  name: requiredText(60),
  ...ruleTermFields,
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

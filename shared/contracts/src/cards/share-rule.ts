import { z } from '@console/contracts/zod';
import { allowedAction, listInput, listOutput } from '../list';
import { operation } from '../operation';
import { i18nText, id, instant, requiredText } from '../text';
import { ruleTermFields, ruleTerms, shareRuleTypes } from './rule-terms';
import { shareGroupStatuses, shareRuleStatuses, walletStatuses } from './pool.states';

export const shareRule = ruleTerms.extend({
  merchant: z.strictObject({ id: id('mer'), name: i18nText }),
  status: z.enum(shareRuleStatuses),
  /** Number of groups and wallets created with the rule. A used rule cannot be edited. */
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

/** Lists sharing rules. `keyword` matches the name. */
export const listShareRules = operation({
  path: '/shareRule/list',
  permission: 'cards.share-rule.view',
  input: listInput(shareRuleFilter, ['createdAt', 'name']),
  output: listOutput(shareRule),
  reads: true,
});

/** Group or wallet that was created with a rule and has a copy of its terms. */
export const ruleUse = z.strictObject({
  id: z.union([id('group'), id('wallet')]),
  kind: z.enum(['GROUP', 'WALLET']),
  poolNo: z.string(),
  name: z.string(),
  status: z.enum([...shareGroupStatuses, ...walletStatuses]),
});
export type RuleUse = z.infer<typeof ruleUse>;

/** Maximum number of uses in a response; `usedBy` of the rule counts all. */
export const namedUses = 20;

/** Returns a rule with the newest groups and wallets that use it, limited to the kinds that the reader can view. */
export const readShareRule = operation({
  path: '/shareRule/detail',
  permission: 'cards.share-rule.view',
  input: z.strictObject({ id: id('rule') }),
  output: z.strictObject({ rule: shareRule, uses: z.array(ruleUse) }),
  reads: true,
});

export const shareRuleDraft = z.strictObject({
  /** Absent for a new rule. */
  id: id('rule').optional(),
  /** Version of an edited rule that the caller read (optimistic locking). */
  version: z.int().optional(),
  merchantId: id('mer'),
  name: requiredText(60),
  ...ruleTermFields,
});
export type ShareRuleDraft = z.infer<typeof shareRuleDraft>;

/** Saves a rule. A rule in use is refused with 2006; copy it to get other terms. */
export const saveShareRule = operation({
  path: '/shareRule/save',
  permission: 'cards.share-rule.save',
  input: shareRuleDraft,
  output: shareRule,
  idempotent: true,
});

/**
 * Enables or disables a rule. A disabled rule remains valid for its groups and wallets, but cannot be used for new
 * ones.
 */
export const setShareRuleStatus = operation({
  path: '/shareRule/status',
  permission: 'cards.share-rule.save',
  input: z.strictObject({ id: id('rule'), version: z.int(), status: z.enum(shareRuleStatuses) }),
  output: shareRule,
  idempotent: true,
});

import { z } from '@console/contracts/zod';
import { currencies } from '../currency';
import { allowedAction, listInput, listOutput } from '../list';
import { operation } from '../operation';
import { bizdate, enteredDay, i18nText, id, instant, longText, requiredText } from '../text';
import { limitItem, limitItemDraft } from './limit-item';
import { limitModes } from './limit-rule.states';

/** Cards of no wallet (with a balance of their own or of a group), or cards of wallets: a family of pages each. */
export const limitScopes = ['CARD', 'WALLET'] as const;
export type LimitScope = (typeof limitScopes)[number];

/** Whose purchases are added up: one card's, those of its group or wallet, or those of its merchant. */
export const limitSubjects = ['CARD', 'POOL', 'MERCHANT'] as const;
export type LimitSubject = (typeof limitSubjects)[number];

const merchant = z.strictObject({ id: id('mer'), name: i18nText });

/** A rule as lists show it. */
export const limitRule = z.strictObject({
  id: id('lim'),
  scope: z.enum(limitScopes),
  name: i18nText,
  /** None: cards of every BIN. */
  bins: z.array(z.strictObject({ id: id('bin'), bin: z.string() })),
  /** Null: cards of every currency. */
  currency: z.enum(currencies).nullable(),
  countedBy: z.enum(limitSubjects),
  priority: z.int(),
  mode: z.enum(limitModes),
  from: bizdate.nullable(),
  to: bizdate.nullable(),
  /** Merchants that it is for, as far as the user may see them; null for every merchant of the company. */
  merchants: z.array(merchant).nullable(),
  isOverridable: z.boolean(),
  items: z.array(limitItem),
  /** In the last 30 days: what it declined or would have declined, and of how many merchants. */
  hits: z.strictObject({ purchases: z.int(), merchants: z.int() }),
  updatedAt: instant,
  version: z.int(),
  allowedActions: z.array(allowedAction),
});
export type LimitRule = z.infer<typeof limitRule>;

export const limitRuleFilter = z.strictObject({
  mode: z.array(z.enum(limitModes)).max(3).optional(),
  currency: z.array(z.enum(currencies)).max(20).optional(),
  countedBy: z.array(z.enum(limitSubjects)).max(3).optional(),
  /** Rules that are for one of them. */
  merchantId: z.array(id('mer')).max(50).optional(),
  /** Rules that are for cards of one of them. */
  binId: z.array(id('bin')).max(50).optional(),
});
export type LimitRuleFilter = z.infer<typeof limitRuleFilter>;

export const limitRuleSortFields = ['priority', 'updatedAt'] as const;

const listed = {
  permission: 'cards.limit-rule.view',
  input: listInput(limitRuleFilter, [...limitRuleSortFields]),
  output: listOutput(limitRule),
  reads: true,
} as const;

/** Rules for cards of no wallet. `keyword` matches the name in both languages. */
export const listLimitRules = operation({ path: '/limitRule/list', ...listed });
/** Rules for cards of wallets. */
export const listWalletLimitRules = operation({ path: '/limitRule/walletList', ...listed });

/** More purchases than these are not counted one by one: their share says the same. */
export const trialMax = 100_000;

/** What a rule would have done since it is on trial, of the last 30 days. */
export const limitTrial = z.strictObject({
  since: instant,
  /** What its cards asked for; `trialMax` stands for that many or more. */
  purchases: z.int(),
  stopped: z.int(),
  merchants: z.int(),
});
export type LimitTrial = z.infer<typeof limitTrial>;

/** Days of a window begin at midnight of `timezone`. `trial` is null for a rule that is not on trial. */
export const readLimitRule = operation({
  path: '/limitRule/detail',
  permission: 'cards.limit-rule.view',
  input: z.strictObject({ id: id('lim') }),
  output: z.strictObject({
    rule: limitRule,
    timezone: z.string(),
    trial: limitTrial.nullable(),
  }),
  reads: true,
});

/** What a person fills in; `checkLimitRule` says what else holds. */
export const limitRuleDraft = z.strictObject({
  scope: z.enum(limitScopes),
  nameEn: requiredText(60),
  nameZh: requiredText(60),
  binIds: z.array(id('bin')).max(50),
  currency: z.enum(currencies).optional(),
  countedBy: z.enum(limitSubjects),
  /** The lower, the sooner it is told where several rules refuse alike. */
  priority: z.int().min(1).max(999),
  from: enteredDay.optional(),
  to: enteredDay.optional(),
  isOverridable: z.boolean(),
  items: z.array(limitItemDraft).min(1).max(10),
});
export type LimitRuleDraft = z.infer<typeof limitRuleDraft>;

/** Begins as inactive. */
export const createLimitRule = operation({
  path: '/limitRule/create',
  permission: 'cards.limit-rule.save',
  input: limitRuleDraft,
  output: limitRule,
  idempotent: true,
});

/** What a rule is about (`scope`) stays. What was used in a running window counts under the changed rule too. */
export const saveLimitRule = operation({
  path: '/limitRule/update',
  permission: 'cards.limit-rule.save',
  input: limitRuleDraft.extend({ id: id('lim'), version: z.int() }),
  output: limitRule,
  idempotent: true,
});

const versioned = z.strictObject({ id: id('lim'), version: z.int() });

export const changeLimitRuleMode = operation({
  path: '/limitRule/status',
  permission: 'cards.limit-rule.status',
  input: versioned.extend({ to: z.enum(limitModes), note: longText().optional() }),
  output: limitRule,
  idempotent: true,
});

/** Merchants that a rule applies to. `merchantIds` is ignored if it applies to all. */
export const limitRuleVisibilityDraft = z.strictObject({
  isForAll: z.boolean(),
  merchantIds: z.array(id('mer')).max(500),
});
export type LimitRuleVisibilityDraft = z.infer<typeof limitRuleVisibilityDraft>;

export const setLimitRuleVisibility = operation({
  path: '/limitRule/visibility',
  permission: 'cards.limit-rule.save',
  input: versioned.extend(limitRuleVisibilityDraft.shape),
  output: limitRule,
  idempotent: true,
});

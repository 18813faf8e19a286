import { z } from '@console/contracts/zod';
import { currencies } from '../currency';
import { allowedAction, listInput, listOutput } from '../list';
import { operation } from '../operation';
import { bizdate, enteredDay, i18nText, id, instant, longText, requiredText } from '../text';
import { limitItem, limitItemDraft } from './limit-item';
import { limitModes } from './limit-rule.states';

/**
 * Scopes: cards outside wallets (with a balance of their own or of a group), or wallet cards. Each has its own pages.
 */
export const limitScopes = ['CARD', 'WALLET'] as const;
export type LimitScope = (typeof limitScopes)[number];

/** Subjects of a counter: the card, its group or wallet, or its merchant. */
export const limitSubjects = ['CARD', 'POOL', 'MERCHANT'] as const;
export type LimitSubject = (typeof limitSubjects)[number];

const merchant = z.strictObject({ id: id('mer'), name: i18nText });

/** Limit rule as shown in lists. */
export const limitRule = z.strictObject({
  id: id('lim'),
  scope: z.enum(limitScopes),
  name: i18nText,
  /** Empty for cards of every BIN. */
  bins: z.array(z.strictObject({ id: id('bin'), bin: z.string() })),
  /** Null for cards of every currency. */
  currency: z.enum(currencies).nullable(),
  countedBy: z.enum(limitSubjects),
  priority: z.int(),
  mode: z.enum(limitModes),
  from: bizdate.nullable(),
  to: bizdate.nullable(),
  /** Merchants of the rule that the user can view; null if the rule applies to every merchant of the company. */
  merchants: z.array(merchant).nullable(),
  isOverridable: z.boolean(),
  items: z.array(limitItem),
  /**
   * Purchases that the rule declined, or would have declined, in the last 30 days, and the number of affected
   * merchants.
   */
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
  /** Rules for at least one of these merchants. */
  merchantId: z.array(id('mer')).max(50).optional(),
  /** Rules for cards of at least one of these BINs. */
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

/** Lists rules for cards outside wallets. `keyword` matches the name in both languages. */
export const listLimitRules = operation({ path: '/limitRule/list', ...listed });
/** Lists rules for wallet cards. */
export const listWalletLimitRules = operation({ path: '/limitRule/walletList', ...listed });

/** Maximum number of purchases that a shadow mode evaluation counts; above it the share hardly changes. */
export const trialMax = 100_000;

/** Effect of a rule in shadow mode, over the last 30 days at most. */
export const limitTrial = z.strictObject({
  since: instant,
  /** Purchases requested with matching cards; `trialMax` means that many or more. */
  purchases: z.int(),
  stopped: z.int(),
  merchants: z.int(),
});
export type LimitTrial = z.infer<typeof limitTrial>;

/**
 * Returns a limit rule. Daily windows begin at midnight in `timezone`. `trial` is null unless the rule is in shadow
 * mode.
 */
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

/** Form input of a limit rule; `checkLimitRule` has the rules across fields. */
export const limitRuleDraft = z.strictObject({
  scope: z.enum(limitScopes),
  nameEn: requiredText(60),
  nameZh: requiredText(60),
  binIds: z.array(id('bin')).max(50),
  currency: z.enum(currencies).optional(),
  countedBy: z.enum(limitSubjects),
  /** If several rules decline a purchase, the message of the rule with the lowest number is used. */
  priority: z.int().min(1).max(999),
  from: enteredDay.optional(),
  to: enteredDay.optional(),
  isOverridable: z.boolean(),
  items: z.array(limitItemDraft).min(1).max(10),
});
export type LimitRuleDraft = z.infer<typeof limitRuleDraft>;

/** Creates a rule as `INACTIVE`. */
export const createLimitRule = operation({
  path: '/limitRule/create',
  permission: 'cards.limit-rule.save',
  input: limitRuleDraft,
  output: limitRule,
  idempotent: true,
});

/**
 * Updates a rule. Its `scope` cannot change. Usage that was counted in the current window also counts for the changed
 * rule.
 */
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

import { z } from '@console/contracts/zod';
import { id } from '../text';

export const shareRuleTypes = ['SMART_ALLOCATION', 'CLASSIC_SHARE', 'WALLET', 'EXTENDED_SHARE'] as const;

/** What a rule says, and what a group or wallet keeps of it. */
export const ruleTermFields = {
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
export const ruleTerms = z.strictObject({ id: id('rule'), name: z.string(), ...ruleTermFields });
export type RuleTerms = z.infer<typeof ruleTerms>;

import { z } from '@console/contracts/zod';
import { id } from '../text';

export const shareRuleTypes = ['SMART_ALLOCATION', 'CLASSIC_SHARE', 'WALLET', 'EXTENDED_SHARE'] as const;

/** Terms of a sharing rule, copied to its groups and wallets. */
export const ruleTermFields = {
  type: z.enum(shareRuleTypes),
  /**
   * Percentage, as an integer, by which the sum of limits may exceed the deposit, or the balance of a card its target.
   */
  floatingPercent: z.int().min(0).max(100),
  /** A group or wallet is low below this percentage of its deposit. */
  warningPercent: z.int().min(0).max(100),
  /** Maximum number of cards of one group or wallet; cancelled cards do not count. */
  maxCards: z.int().min(1).max(1000),
  /**
   * Automatic top-up from the account: threshold and amount as percentages of the deposit, and daily maximum. All three
   * or none are set.
   */
  topUpBelowPercent: z.int().min(1).max(99).nullish(),
  topUpByPercent: z.int().min(1).max(100).nullish(),
  topUpMaxPerDay: z.int().min(1).max(24).nullish(),
};

/** Terms that a group or wallet copies from its rule, so that later changes of the rule do not affect it. */
export const ruleTerms = z.strictObject({ id: id('rule'), name: z.string(), ...ruleTermFields });
export type RuleTerms = z.infer<typeof ruleTerms>;

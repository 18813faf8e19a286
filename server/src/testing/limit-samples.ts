import type { InputOf } from '@console/contracts';
import {
  changeLimitRuleMode,
  createLimitRule,
  type LimitItemDraft,
  type LimitMode,
  type LimitRule,
  type LimitRuleDraft,
} from '@console/contracts/cards';
import type { TestApp } from './test-app';

type Headers = Record<string, string>;

/** A valid item: a daily amount at all card acceptors. */
export const itemOf = (change: Partial<LimitItemDraft> = {}): LimitItemDraft => ({
  kind: 'AMOUNT',
  period: 'DAY',
  maxAmount: '50.00',
  mccMode: 'ANY',
  mccs: '',
  countryMode: 'ANY',
  countries: [],
  txnKinds: ['PURCHASE', 'WITHDRAWAL'],
  shopMode: 'ANY',
  shops: '',
  region: 'ANY',
  presence: 'ANY',
  action: 'DECLINE',
  ...change,
});

/** A rule for USD cards outside of wallets, with one counter per card. */
export const ruleOf = (change: Partial<LimitRuleDraft> = {}): InputOf<typeof createLimitRule> => ({
  scope: 'CARD',
  nameEn: 'Trial rule',
  nameZh: '试用规则',
  binIds: [],
  currency: 'USD',
  countedBy: 'CARD',
  priority: 5,
  isOverridable: false,
  items: [itemOf()],
  ...change,
});

const ways: Record<LimitMode, LimitMode[]> = { INACTIVE: [], SHADOW: ['SHADOW'], ACTIVE: ['SHADOW', 'ACTIVE'] };

/** Creates a rule in this mode. */
export async function ruleIn(
  app: TestApp,
  headers: Headers,
  mode: LimitMode,
  change: Partial<LimitRuleDraft> = {},
): Promise<LimitRule> {
  let rule = await app.call(createLimitRule, ruleOf(change), headers);
  for (const to of ways[mode])
    rule = await app.call(changeLimitRuleMode, { id: rule.id, version: rule.version, to }, headers);
  return rule;
}

/** Deactivates a rule, so that it doesn't affect other purchases. */
export async function stopRule(app: TestApp, headers: Headers, { id, version }: LimitRule): Promise<void> {
  await app.call(changeLimitRuleMode, { id, version, to: 'INACTIVE' }, headers);
}

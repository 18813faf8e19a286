import { listCountries } from '@console/contracts';
import {
  type LimitItem,
  type LimitRule,
  type LimitTrial,
  listLimitRules,
  listWalletLimitRules,
  readLimitRule,
} from '@console/contracts/cards';
import { cardServer, type FakeServer, listResultOf, idOf } from '@console/testing';

export const limitItemOf = (over: Partial<LimitItem> = {}): LimitItem => ({
  id: idOf('limi', 1),
  kind: 'AMOUNT',
  period: 'MONTH',
  maxAmount: '500.00',
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
  ...over,
});

/** Rule in shadow mode for USD cards of two merchants. */
export const limitRuleOf = (over: Partial<LimitRule> = {}): LimitRule => ({
  id: idOf('lim', 1),
  scope: 'CARD',
  name: { en_US: 'Monthly spending', zh_CN: '每月消费' },
  bins: [],
  currency: 'USD',
  countedBy: 'CARD',
  priority: 10,
  mode: 'SHADOW',
  from: null,
  to: null,
  merchants: null,
  isOverridable: true,
  items: [limitItemOf()],
  hits: { purchases: 37, merchants: 4 },
  updatedAt: '2026-11-20T16:30:00Z',
  version: 3,
  allowedActions: ['EDIT', 'COPY', 'VISIBILITY', 'MERCHANT', 'ACTIVE', 'INACTIVE'].map((action) => ({
    action,
    enabled: true,
  })),
  ...over,
});

const trialOf = ({ mode }: LimitRule): LimitTrial | null =>
  mode === 'SHADOW' ? { since: '2026-11-01T00:00:00Z', purchases: 5210, stopped: 37, merchants: 4 } : null;

/** Server with a limit rule. */
export const limitServer = (rule: LimitRule = limitRuleOf()): FakeServer =>
  cardServer()
    .on(listCountries, () => ({ list: [{ code: 'US', names: { en_US: 'United States', zh_CN: '美国' } }] }))
    .on(listLimitRules, (query) => listResultOf([rule], query))
    .on(listWalletLimitRules, (query) => listResultOf([{ ...rule, scope: 'WALLET' as const }], query))
    .on(readLimitRule, () => ({ rule, timezone: 'Asia/Singapore', trial: trialOf(rule) }));

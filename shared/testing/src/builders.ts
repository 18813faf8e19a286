import type { ListResult, ListQuery } from '@console/contracts';
import type {
  AccountOption,
  Card,
  CardBin,
  CardDetail,
  Cardholder,
  CardholderDetail,
  CardholderOption,
  IssuableBin,
  MerchantOption,
} from '@console/contracts/cards';

/** Returns a fixed id for a number: `card_0000…0007`. */
export const idOf = (prefix: string, number: number): string => `${prefix}_${String(number).padStart(26, '0')}`;

/** A merchant that can issue cards. */
export const merchantOf = (over: Partial<MerchantOption> = {}): MerchantOption => ({
  id: idOf('mer', 1),
  merchantNo: 'M-0001',
  name: { en_US: 'Harbourline Travel', zh_CN: '海岸线商旅' },
  status: 'ACTIVE',
  ...over,
});

/** A BIN that issues immediately, in US dollars, 10.00 to 5,000.00, 30 days to 36 months. */
export const binOf = (over: Partial<IssuableBin> = {}): IssuableBin => ({
  id: idOf('bin', 1),
  bin: '457173',
  scheme: 'VISA',
  currency: 'USD',
  productName: { en_US: 'Advertising Visa', zh_CN: '广告投放Visa卡' },
  usageType: 'MULTI_USE',
  scenarios: ['ADVERTISING'],
  minDeposit: { amount: '10.00', currency: 'USD' },
  maxDeposit: { amount: '5000.00', currency: 'USD' },
  issueFee: { amount: '1.00', currency: 'USD' },
  minValidityDays: 30,
  maxValidityMonths: 36,
  defaultValidityMonths: 24,
  maxCardsPerRequest: 100,
  cardholderRequired: false,
  needsEmbossing: false,
  issuesAtOnce: true,
  ...over,
});

/** A BIN as in lists. */
export function binOptionOf(over: Partial<IssuableBin> = {}): Card['bin'] {
  const { id, bin, scheme, currency, productName } = binOf(over);
  return { id, bin, scheme, currency, productName };
}

/** An account with a balance of 1,000.00 US dollars. */
export const accountOf = (over: Partial<AccountOption> = {}): AccountOption => ({
  id: idOf('acct', 1),
  currency: 'USD',
  available: { amount: '1000.00', currency: 'USD' },
  ...over,
});

/** A cardholder that can be chosen. */
export const cardholderOf = (over: Partial<CardholderOption> = {}): CardholderOption => ({
  id: idOf('holder', 1),
  name: 'Mei Tanaka',
  isDefault: false,
  canBeEmbossed: true,
  ...over,
});

/** An active card that can be frozen. */
export const cardOf = (over: Partial<Card> = {}): Card => ({
  id: idOf('card', 1),
  number: '4571••••••••0982',
  alias: 'Search ads',
  bin: binOptionOf(),
  merchant: { id: idOf('mer', 1), name: { en_US: 'Harbourline Travel', zh_CN: '海岸线商旅' } },
  cardholder: { id: idOf('holder', 1), name: 'Mei Tanaka' },
  currency: 'USD',
  fundingMode: 'RECHARGE',
  createStatus: 'SUCCESS',
  status: 'ACTIVE',
  blockSource: null,
  blockReason: null,
  cancelState: 'NONE',
  expiryState: 'VALID',
  state: 'ACTIVE',
  balance: { amount: '1234.50', currency: 'USD' },
  limit: { amount: { amount: '2000.00', currency: 'USD' }, period: 'MONTH' },
  expiry: '11/28',
  validTo: '2028-11-30',
  createdAt: '2026-11-20T16:30:00Z',
  updatedAt: '2026-11-20T16:30:00Z',
  version: 3,
  allowedActions: [
    { action: 'FREEZE', enabled: true },
    { action: 'UNFREEZE', enabled: false, reason: 'CARD_ACTIVE' },
  ],
  ...over,
});

/** A card that a user froze. */
export const frozenCardOf = (over: Partial<Card> = {}): Card =>
  cardOf({
    status: 'BLOCKED',
    state: 'FROZEN',
    blockSource: 'ADMIN',
    blockReason: 'LOST',
    allowedActions: [
      { action: 'FREEZE', enabled: false, reason: 'CARD_FROZEN' },
      { action: 'UNFREEZE', enabled: true },
    ],
    ...over,
  });

/** The same card as on its page. */
export const cardDetailOf = (over: Partial<CardDetail> = {}): CardDetail => ({
  ...cardOf(),
  figures: {
    spent: { amount: '0.00', currency: 'USD' },
    period: 'MONTH',
    resetsAt: '2026-11-30T16:00:00.000Z',
    onHold: { amount: '0.00', currency: 'USD' },
    holds: 0,
    available: { amount: '500.00', currency: 'USD' },
    lastUsedAt: null,
  },
  drawsOn: null,
  usageType: 'MULTI_USE',
  channel: { code: 'SANDBOX_SYNC', name: { en_US: 'Sandbox, at once', zh_CN: '沙箱（同步）' } },
  batchNo: 'B-20261120-0001',
  createdBy: 'Ines Moreau',
  validFrom: '2026-11-21',
  blockNote: null,
  failure: null,
  ...over,
});

/** A page of rows, as a list call returns it. */
export const listResultOf = <Row>(
  list: Row[],
  query: ListQuery = {},
  over: Partial<ListResult<Row>> = {},
): ListResult<Row> => ({
  list,
  total: list.length,
  totalIsExact: true,
  page: query.page ?? 1,
  pageSize: query.pageSize ?? 20,
  asOf: '2026-11-21T06:08:00Z',
  aggregates: {},
  ...over,
});

/** A cardholder of Singapore with one card, all masked. */
export const holderOf = (over: Partial<Cardholder> = {}): Cardholder => ({
  id: idOf('holder', 1),
  name: 'Mei Tanaka',
  merchant: { id: idOf('mer', 1), name: { en_US: 'Harbourline Travel', zh_CN: '海岸线商旅' } },
  country: 'SG',
  email: { group: 'HOLDER_CONTACT', masked: 'm••••@example.com', revealable: true },
  phone: { group: 'HOLDER_CONTACT', masked: '+65 812••••1001', revealable: true },
  isDefault: false,
  sharesToWalletUser: false,
  kycStatus: 'PASSED',
  status: 'ACTIVE',
  liveCards: 1,
  createdAt: '2026-11-20T16:30:00Z',
  updatedAt: '2026-11-20T16:30:00Z',
  version: 2,
  allowedActions: [
    { action: 'EDIT', enabled: true },
    { action: 'DISABLE', enabled: true },
    { action: 'DELETE', enabled: false, reason: 'HOLDER_HAS_CARDS' },
  ],
  ...over,
});

/** The same cardholder as on its page. */
export const holderDetailOf = (over: Partial<CardholderDetail> = {}): CardholderDetail => ({
  ...holderOf(),
  firstName: 'Mei',
  middleName: '',
  lastName: 'Tanaka',
  birthday: { group: 'HOLDER_IDENTITY', masked: '••••-••-••', revealable: true },
  state: '',
  city: 'Singapore',
  address: { group: 'HOLDER_ADDRESS', masked: '••••••', revealable: true },
  postalCode: { group: 'HOLDER_ADDRESS', masked: '••••••', revealable: true },
  remark: '',
  kycReason: '',
  kycValidTo: null,
  pushableCards: 1,
  ...over,
});

/** A BIN on which all actions are allowed: 40 purchases in the last 30 days, one of them declined. */
export const binRecordOf = (over: Partial<CardBin> = {}): CardBin => ({
  id: idOf('bin', 1),
  bin: '457173',
  productName: { en_US: 'Advertising Visa', zh_CN: '广告投放Visa卡' },
  channel: { id: idOf('chan', 1), code: 'SANDBOX', name: { en_US: 'Sandbox', zh_CN: '沙箱' } },
  scheme: 'VISA',
  region: 'GLOBAL',
  currency: 'USD',
  cardType: 'RECHARGE',
  usageType: 'MULTI_USE',
  scenarios: ['ADVERTISING'],
  platforms: ['GOOGLE'],
  status: 'ONLINE',
  issued: 1234,
  purchases: 40,
  declined: 1,
  updatedAt: '2026-11-20T16:30:00Z',
  version: 4,
  allowedActions: ['EDIT', 'ASSIGN', 'MAINTENANCE', 'OFFLINE'].map((action) => ({ action, enabled: true })),
  ...over,
});

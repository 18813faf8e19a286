import { queryDicts, listCountries } from '@console/contracts';
import {
  type DecisionStep,
  listMerchantOptions,
  listTransactionNotes,
  listTransactions,
  readCard,
  readTransaction,
  type Transaction,
  type TransactionDetail,
} from '@console/contracts/cards';
import { cardDetailOf, fakeServer, type FakeServer, listResultOf, idOf, merchantOf } from '@console/testing';

export const usd = (amount: string) => ({ amount, currency: 'USD' as const });

/** Authorization of 13.37 USD by a foreign hotel, not yet cleared. */
const transactionOf = (over: Partial<Transaction> = {}): Transaction => ({
  id: idOf('txn', 1),
  txnNo: 'TX-20261121-0000000001',
  at: '2026-11-21T06:31:52.000Z',
  type: 'PURCHASE',
  status: 'PENDING',
  phase: 'AUTHORIZED',
  card: { id: idOf('card', 1), number: '4571••••••••2763', alias: 'Travel desk' },
  merchant: { id: idOf('mer', 1), name: { en_US: 'Harbourline Travel', zh_CN: '海岸线商旅' } },
  shop: { name: 'Stayhaven Hotels', mcc: '7011', city: 'Lisbon', country: 'PT' },
  region: 'CROSS_BORDER',
  amount: { amount: '12.34', currency: 'EUR' },
  billed: usd('13.37'),
  exchangeRate: '1.0832000000',
  authorizationCode: 'A1B2C3',
  fees: usd('0.53'),
  held: usd('13.90'),
  cleared: usd('0.00'),
  refunded: usd('0.00'),
  declineCode: null,
  alerts: [],
  version: 1,
  ...over,
});

/** Trace of a decision in which all checks before `check` passed and `check` failed. */
export function traceTo(check: DecisionStep['check'], code: DecisionStep['code'], inputs: DecisionStep['inputs']) {
  const checks = ['CARD_DATA', 'CARD_STATUS', 'VALIDITY', 'PARTIES', 'SHOP', 'LIMITS', 'FUNDS', 'RISK'] as const;
  const before = checks.slice(
    0,
    checks.findIndex((one) => one === check),
  );
  return [
    ...before.map((one, n): DecisionStep => ({ step: n + 1, check: one, passed: true, code: null, inputs: {} })),
    { step: before.length + 1, check, passed: false, code, inputs },
  ];
}

export const detailOf = (over: Partial<TransactionDetail> = {}): TransactionDetail => ({
  ...transactionOf(),
  expiresAt: '2026-12-22T06:31:52.000Z',
  channelRef: null,
  feeLines: [],
  events: [
    {
      seq: 1,
      kind: 'AUTH',
      amount: usd('13.37'),
      accepted: true,
      externalId: 'evt-auth',
      at: '2026-11-21T06:31:52.000Z',
    },
  ],
  trace: [],
  declineDetail: {},
  ...over,
});

const limitInputs = { period: 'MONTH', limit: '1800000', used: '1761240', attempted: '48900' };

/** Purchase that the sixth check declined: it exceeds the monthly limit by 101.40. */
export const declinedOf = (over: Partial<TransactionDetail> = {}): TransactionDetail =>
  detailOf({
    id: idOf('txn', 2),
    status: 'REJECTED',
    phase: 'DECLINED',
    shop: { name: 'Cloudmere Hosting', mcc: '7372', city: 'Dublin', country: 'IE' },
    amount: usd('489.00'),
    billed: usd('489.00'),
    exchangeRate: null,
    authorizationCode: null,
    fees: usd('0.00'),
    held: usd('0.00'),
    declineCode: 'LIMIT_EXCEEDED',
    declineDetail: limitInputs,
    trace: traceTo('LIMITS', 'LIMIT_EXCEEDED', limitInputs),
    events: [
      {
        seq: 1,
        kind: 'AUTH',
        amount: usd('489.00'),
        accepted: false,
        externalId: 'evt-declined',
        at: '2026-11-21T06:31:52.000Z',
      },
    ],
    ...over,
  });

/** List row of a purchase. */
export function rowOf(detail: TransactionDetail): Transaction {
  const { expiresAt: _e, channelRef: _r, feeLines: _f, events: _v, trace: _t, declineDetail: _d, ...row } = detail;
  return row;
}

const labels: Record<string, Record<string, [string, string]>> = {
  transaction_phase: {
    AUTHORIZED: ['Authorized', '已授权'],
    DECLINED: ['Declined', '已拒绝'],
    CLEARED: ['Cleared', '已清算'],
  },
  transaction_status: {
    SUCCESS: ['Success', '成功'],
    REJECTED: ['Rejected', '已拒绝'],
    PENDING: ['Pending', '处理中'],
  },
  decline_reason: { LIMIT_EXCEEDED: ['The limit is exceeded', '超出限额'] },
  limit_period: { MONTH: ['Per month', '每月'] },
  transaction_event: { AUTH: ['Authorization', '授权'], CLEAR: ['Clearing', '清算'] },
  fee_kind: { TRANSACTION: ['Transaction fee', '交易手续费'] },
};

const dictOf = (name: string) =>
  Object.entries(labels[name] ?? {}).map(([code, [en_US, zh_CN]], sort) => ({
    code,
    label: { en_US, zh_CN },
    colour: 'mute',
    sort,
  }));

/** Server with purchases and the responses that their pages need. */
export function transactionServer(details: TransactionDetail[] = [detailOf(), declinedOf()]): FakeServer {
  return fakeServer()
    .on(queryDicts, ({ dicts }) => ({
      version: 1,
      dicts: Object.fromEntries(dicts.map((name) => [name, dictOf(name)])),
    }))
    .on(listCountries, () => ({ list: [{ code: 'IE', names: { en_US: 'Ireland', zh_CN: '爱尔兰' } }] }))
    .on(listMerchantOptions, () => ({ list: [merchantOf()], hasMore: false }))
    .on(readCard, ({ id }) =>
      cardDetailOf({
        id,
        allowedActions: ['LIMIT', 'TOPUP', 'UNFREEZE'].map((action) => ({ action, enabled: true })),
      }),
    )
    .on(listTransactionNotes, () => ({ list: [], audiences: [] }))
    .on(listTransactions, (query) =>
      listResultOf(details.map(rowOf), query, { aggregates: { billed: [usd('502.37')] } }),
    )
    .on(readTransaction, ({ id }) => {
      const detail = details.find((one) => one.id === id);
      if (!detail) throw new Error(`There is no ${id} in this test.`);
      return detail;
    });
}

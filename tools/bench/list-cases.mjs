import { casesBeside } from './list-cases-beside.mjs';
import { cursorOf, filters, of, orders, sorted } from './list-inputs.mjs';

/** Cases of the card and purchase lists: each page, filter, order and keyword, and some combinations. */
export async function listCases({ client, companyId }) {
  const first = async (statement) => (await client.query(statement, [companyId])).rows[0];
  const card =
    await first(`select created_at::text as at, lower(alias) as alias, valid_to::text as "validTo", id, merchant_id as "merchantId",
    bin_id as "binId", cardholder_id as "cardholderId" from card where company_id = $1 and created_at < now() - interval '1 year' and cardholder_id is not null
    order by created_at desc limit 1`);
  const txn = await first(`select t.at::text as at, t.id, t.card_id as "cardId", t.merchant_id as "merchantId"
    from card_transaction t where t.company_id = $1 and t.at < now() - interval '180 days' order by t.at desc limit 1`);
  const pool = await first('select id from share_group where company_id = $1 limit 1');
  const days = { from: card.at.slice(0, 10), to: nextDay(card.at) };
  const txnDays = { from: txn.at.slice(0, 10), to: nextDay(txn.at) };
  return [
    ...of('cards', '/card/list', cardInputs(card, days)),
    ...of('purchases', '/transaction/list', transactionInputs({ ...txn, poolId: pool.id }, txnDays)),
    ...of('cards', '/card/counts', { 'counts of the tabs': {} }),
    ...(await casesBeside(first, card)),
  ];
}

const nextDay = (at) => new Date(Date.parse(at.slice(0, 10)) + 86_400_000).toISOString().slice(0, 10);

const cardInputs = (card, days) => ({
  first: {},
  'first, 200 rows': { pageSize: 200 },
  'page 50 of 200 rows': { page: 50, pageSize: 200 },
  'half a million deep': { after: cursorOf('createdAt desc,id desc', [card.at, card.id]) },
  'half a million deep, back': { before: cursorOf('createdAt desc,id desc', [card.at, card.id]) },
  'deep by alias': { sort: sorted('alias', 'asc'), after: cursorOf('alias asc,id asc', [card.alias, card.id]) },
  'deep by validTo': { sort: sorted('validTo', 'asc'), after: cursorOf('validTo asc,id asc', [card.validTo, card.id]) },
  'deep by balance': { sort: sorted('balance', 'desc'), after: cursorOf('balance desc,id desc', ['5000000', card.id]) },
  ...orders(['createdAt', 'alias', 'balance', 'validTo']),
  ...filters('state', ['PENDING', 'ACTIVE', 'FROZEN', 'CANCEL_REVIEW', 'CANCELLED', 'EXPIRED', 'FAILED']),
  ...filters('merchantId', [card.merchantId]),
  ...filters('binId', [card.binId]),
  ...filters('currency', ['USD', 'EUR', 'JPY']),
  ...filters('scheme', ['VISA', 'UNIONPAY']),
  ...filters('blockSource', ['ADMIN', 'USER', 'RISK', 'GROUP']),
  ...filters('expiryState', ['VALID', 'EXPIRING', 'EXPIRED']),
  'state FROZEN or EXPIRED': { filter: { state: ['FROZEN', 'EXPIRED'] } },
  'state of all that live': { filter: { state: ['ACTIVE', 'FROZEN', 'CANCEL_REVIEW'] } },
  'cardholderId of many cards': { filter: { cardholderId: [card.cardholderId] } },
  'state EXPIRED, page 50 of 200 rows': { page: 50, pageSize: 200, filter: { state: ['EXPIRED'] } },
  'state EXPIRED by alias': { filter: { state: ['EXPIRED'] }, sort: sorted('alias', 'asc') },
  'state EXPIRED by balance': { filter: { state: ['EXPIRED'] }, sort: sorted('balance', 'desc') },
  'EXPIRING by balance': { filter: { expiryState: ['EXPIRING'] }, sort: sorted('balance', 'desc') },
  'merchant by balance': { filter: { merchantId: [card.merchantId] }, sort: sorted('balance', 'asc') },
  'merchant by alias': { filter: { merchantId: [card.merchantId] }, sort: sorted('alias', 'asc') },
  'created on one day by balance': { filter: { created: days }, sort: sorted('balance', 'desc') },
  'created on one day': { filter: { created: days } },
  'state FROZEN by balance': { filter: { state: ['FROZEN'] }, sort: sorted('balance', 'desc') },
  'state FAILED by alias': { filter: { state: ['FAILED'] }, sort: sorted('alias', 'asc') },
  'merchant and expired': { filter: { merchantId: [card.merchantId], expiryState: ['EXPIRED'] } },
  'merchant by validTo': { filter: { merchantId: [card.merchantId] }, sort: sorted('validTo', 'asc') },
  'keyword Berlin': { keyword: 'Berlin' },
  'keyword 4711': { keyword: '4711' },
  'keyword of one card': { keyword: 'Oslo 500' },
  'keyword of nothing': { keyword: 'no such card anywhere' },
  'keyword a': { keyword: 'a' },
  'keyword of a holder': { keyword: 'Anna' },
  'keyword Berlin and merchant': { keyword: 'Berlin', filter: { merchantId: [card.merchantId] } },
  'keyword Berlin and state FROZEN': { keyword: 'Berlin', filter: { state: ['FROZEN'] } },
  'keyword Berlin by balance': { keyword: 'Berlin', sort: sorted('balance', 'desc') },
});

const transactionInputs = (txn, days) => ({
  first: {},
  'first, 200 rows': { pageSize: 200 },
  'page 50 of 200 rows': { page: 50, pageSize: 200 },
  'five million deep': { after: cursorOf('at desc,id desc', [txn.at, txn.id]) },
  'five million deep, back': { before: cursorOf('at desc,id desc', [txn.at, txn.id]) },
  ...orders(['at', 'billed']),
  ...filters('status', ['SUCCESS', 'REJECTED', 'PENDING']),
  ...filters('phase', ['AUTHORIZED', 'CLEARED', 'REFUNDED', 'DECLINED', 'EXPIRED', 'CHARGED_BACK']),
  ...filters('type', ['PURCHASE', 'VERIFICATION', 'CREDIT']),
  ...filters('cardId', [txn.cardId]),
  ...filters('merchantId', [txn.merchantId]),
  ...filters('poolId', [txn.poolId]),
  'pool by billed': { filter: { poolId: [txn.poolId] }, sort: sorted('billed', 'desc') },
  'amount of a few': { filter: { amount: { currency: 'USD', from: '499.90', to: '499.99' } } },
  'amount of many': { filter: { amount: { currency: 'USD', from: '10.00', to: '250.00' } } },
  'amount above, by billed': {
    filter: { amount: { currency: 'USD', from: '400.00' } },
    sort: sorted('billed', 'desc'),
  },
  'amount and rejected': {
    filter: { amount: { currency: 'USD', from: '100.00', to: '101.00' }, status: ['REJECTED'] },
  },
  ...filters('currency', ['USD', 'JPY']),
  ...filters('region', ['DOMESTIC', 'CROSS_BORDER']),
  ...filters('declineCode', ['INSUFFICIENT_BALANCE', 'MCC_NOT_ALLOWED']),
  ...filters('country', ['US', 'JP', 'FR']),
  ...filters('mcc', ['5411', '5899']),
  ...filters('feeKind', ['TRANSACTION', 'CROSS_BORDER', 'SMALL_TICKET']),
  'country of many': { filter: { country: ['US', 'GB', 'DE'] } },
  'mcc of many': { filter: { mcc: ['5411', '5412', '5812', '5899'] } },
  'status PENDING or REJECTED': { filter: { status: ['PENDING', 'REJECTED'] } },
  'type of two': { filter: { type: ['PURCHASE', 'VERIFICATION'] } },
  'rejected by billed': { filter: { status: ['REJECTED'] }, sort: sorted('billed', 'desc') },
  'cross-border and rejected': { filter: { region: ['CROSS_BORDER'], status: ['REJECTED'] } },
  'country and mcc': { filter: { country: ['JP'], mcc: ['5411'] } },
  'country by billed': { filter: { country: ['JP'] }, sort: sorted('billed', 'desc') },
  'on one day by billed': { filter: { at: days }, sort: sorted('billed', 'desc') },
  'deep by billed': { sort: sorted('billed', 'desc'), after: cursorOf('billed desc,id desc', ['25000', txn.id]) },
  'on one day': { filter: { at: days } },
  'merchant and rejected by billed': {
    filter: { merchantId: [txn.merchantId], status: ['REJECTED'] },
    sort: sorted('billed', 'desc'),
  },
  'keyword Blue Bottle': { keyword: 'Blue Bottle' },
  'keyword of one shop': { keyword: 'Night Train 4242' },
  'keyword of nothing': { keyword: 'no such shop anywhere' },
  'keyword a': { keyword: 'a' },
  'keyword 4711': { keyword: '4711' },
});

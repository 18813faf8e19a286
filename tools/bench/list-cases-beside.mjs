import { filters, of, orders } from './list-inputs.mjs';

/** Cases of the lists other than cards and purchases. */
export async function casesBeside(first, { merchantId }) {
  const group = await first(`select id from share_group where company_id = $1 order by created_at desc limit 1`);
  const user = await first(
    `select actor_id as id, object_id as object from audit_event where company_id = $1 order by seq limit 1`,
  );
  const ofMerchant = { 'of a merchant': { filter: { merchantId: [merchantId] } } };
  const poolInputs = (words) => ({
    first: {},
    'page 10 of 200 rows': { page: 10, pageSize: 200 },
    ...orders(['createdAt', 'name']),
    ...ofMerchant,
    ...filters('status', ['ACTIVE', 'CANCELLED']),
    ...filters('currency', ['USD', 'EUR']),
    [`keyword ${words}`]: { keyword: words },
  });
  return [
    ...of('cardholders', '/cardholder/list', holderInputs(ofMerchant)),
    ...of('card BINs', '/cardBin/list', binInputs),
    ...of('share groups', '/shareGroup/list', poolInputs('Travel pool')),
    ...of('wallets', '/wallet/list', poolInputs('Cloud pool 11')),
    ...of('share rules', '/shareRule/list', { first: {}, ...orders(['createdAt', 'name']), ...ofMerchant }),
    ...of('share cards', '/shareCard/list', {
      ...shareCardInputs,
      ...ofMerchant,
      'of a group': { filter: { poolId: [group.id] } },
    }),
    ...of('reconciliations', '/reconciliation/list', reconInputs),
    ...of('reviews', '/review/list', reviewInputs),
    ...of('accounts', '/account/list', accountInputs(ofMerchant)),
    ...of('audit log', '/audit/list', {
      ...auditInputs,
      'of one actor': { filter: { actorId: [user.id] } },
      'keyword of an object': { keyword: user.object },
    }),
  ];
}

const holderInputs = (ofMerchant) => ({
  first: {},
  'first, 200 rows': { pageSize: 200 },
  'page 50 of 200 rows': { page: 50, pageSize: 200 },
  ...orders(['createdAt', 'name']),
  ...ofMerchant,
  ...filters('status', ['ACTIVE', 'DISABLED']),
  ...filters('kycStatus', ['PASSED', 'PENDING', 'EXPIRED']),
  ...filters('country', ['US', 'JP', 'FR']),
  'for wallet users': { filter: { sharesToWalletUser: true } },
  'disabled by name': { filter: { status: ['DISABLED'] }, sort: [{ field: 'name', dir: 'asc' }] },
  'keyword Anna': { keyword: 'Anna' },
  'keyword Anna Berger 4711': { keyword: 'Anna Berger 4711' },
  'keyword of nobody': { keyword: 'nobody has this name' },
  'keyword a': { keyword: 'a' },
  'keyword of an address': { keyword: 'holder4711@example.com' },
});

const binInputs = {
  first: {},
  'first, 200 rows': { pageSize: 200 },
  ...orders(['bin', 'updatedAt']),
  ...filters('scheme', ['VISA', 'UNIONPAY']),
  ...filters('status', ['ONLINE', 'DRAFT']),
  'keyword 41': { keyword: '41' },
};

const shareCardInputs = {
  first: {},
  'first, 200 rows': { pageSize: 200 },
  'page 50 of 200 rows': { page: 50, pageSize: 200 },
  ...orders(['createdAt', 'alias']),
  ...filters('state', ['ACTIVE', 'FROZEN', 'CANCELLED', 'EXPIRED', 'FAILED']),
  ...filters('currency', ['USD', 'JPY']),
  'keyword Team': { keyword: 'Team' },
  'keyword 4711': { keyword: '4711' },
  'keyword of nothing': { keyword: 'no such card' },
};

const reconInputs = {
  first: {},
  'first, 200 rows': { pageSize: 200 },
  'page 50 of 200 rows': { page: 50, pageSize: 200 },
  ...orders(['firstSeen']),
  ...filters('state', ['OPEN', 'EXPLAINED', 'ADJUSTED']),
  ...filters('category', ['AMOUNT', 'TIMING', 'FX']),
  ...filters('currency', ['USD', 'JPY']),
  'keyword 4711': { keyword: '4711' },
  'keyword of nothing': { keyword: 'no such card' },
};

const reviewInputs = {
  first: {},
  'first, 200 rows': { pageSize: 200 },
  'page 50 of 200 rows': { page: 50, pageSize: 200 },
  ...orders(['submittedAt', 'dueAt']),
  ...filters('state', ['PENDING', 'APPROVED', 'REJECTED']),
  ...filters('kind', ['CARD_CANCEL']),
  mine: { filter: { isMine: true } },
  'keyword of nothing': { keyword: 'no such review' },
};

const accountInputs = (ofMerchant) => ({
  first: {},
  ...orders(['merchant', 'currency', 'available']),
  ...ofMerchant,
  'isLow true': { filter: { isLow: true } },
});

const auditInputs = {
  first: {},
  'first, 200 rows': { pageSize: 200 },
  'page 50 of 200 rows': { page: 50, pageSize: 200 },
  ...orders(['at']),
  ...filters('result', ['OK', 'DENIED', 'FAILED']),
  ...filters('action', ['/card/freeze', '/login']),
  'of one kind of object': { filter: { objectType: ['session'] } },
  'keyword of nothing': { keyword: 'no such line anywhere' },
};

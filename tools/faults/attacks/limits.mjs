import { ask, post, signIn, withKey } from '../client.mjs';
import { acceptSeat, invitationOf, newEmail, takeSeat, walletWithCards } from '../wallet-membership.mjs';

/** Company operations that would raise the limits of a membership. */
const companyCalls = [
  '/card/updateLimit',
  '/card/bulkLimit',
  '/card/topup',
  '/shareRule/save',
  '/wallet/topup',
  '/limitRule/update',
  '/limitRule/status',
  '/limitRule/lift',
  '/limitRule/merchantSave',
  '/limitRule/create',
];

/** Options of the card form for wallet users. */
async function choicesOf(origin, { headers }, { id: walletId }) {
  const { list: holders } = await ask(origin, '/wallet/holderOptions', { walletId }, headers);
  const { list: bins } = await ask(origin, '/wallet/binOptions', { walletId }, headers);
  const validTo = new Date(Date.now() + 200 * 86_400_000).toISOString().slice(0, 10);
  if (!holders[0] || !bins[0]) throw new Error('The wallet has no options to create a card.');
  return { cardholderId: holders[0].id, binId: bins[0].id, validTo };
}

/**
 * A wallet manager with a company limit removes the limit: by another address, another membership or another operation.
 */
export async function run({ origin, mailbox }) {
  const operations = await signIn(origin, 'operations');
  const { wallet, cards } = await walletWithCards(origin, operations);
  const money = (amount) => ({ amount, currency: wallet.currency });
  const daily = { limit: money('10'), limitPeriod: 'DAY' };
  const invitation = (access) => invitationOf(wallet.id, access);
  const seat = (access) => takeSeat({ origin, mailbox }, operations, invitation(access));
  const rowOf = async ({ email }) =>
    (await ask(origin, '/walletUser/list', { keyword: email }, operations)).list.find((row) => row.email === email);

  const first = await seat({ role: 'MANAGER', ...daily });
  const email = newEmail();
  const second = { ...invitation({ role: 'MANAGER', ...daily }), email };
  await ask(origin, '/walletUser/invite', second, withKey(first.headers));
  const other = await acceptSeat({ origin, mailbox }, email);
  const [one = { id: '' }] = cards;
  const narrow = await seat({ role: 'MANAGER', visibleCards: 'SELECTED', cardIds: [one.id] });
  const [spender, viewer] = [await seat({ role: 'SPENDER', ...daily }), await seat()];

  const taken = [];
  let tried = 0;
  const attempt = async (how, { headers }, path, body) => {
    tried += 1;
    const { code } = await post(origin, path, body, withKey(headers));
    if (code === 200) taken.push(how);
  };
  const higher = [
    { limit: null, limitPeriod: null },
    { limit: money('10.01'), limitPeriod: 'DAY' },
    { limit: money('10'), limitPeriod: 'PER_TXN' },
  ];
  for (const role of ['MANAGER', 'SPENDER'])
    for (const limit of higher)
      await attempt(`${role} by another address`, first, '/walletUser/invite', invitation({ role, ...limit }));
  for (const [how, by] of Object.entries({ 'own seat': first, 'second address': other, spender, viewer })) {
    const { id, version } = await rowOf(first);
    for (const limit of higher)
      await attempt(`limit by ${how}`, by, '/walletUser/access', {
        id,
        version,
        role: 'MANAGER',
        visibleCards: 'ALL',
        cardIds: [],
        ...limit,
      });
    await attempt(`removed by ${how}`, by, '/walletUser/remove', { id, version });
    await attempt(`invited again by ${how}`, by, '/walletUser/invite', {
      ...invitation({ role: 'MANAGER' }),
      email: first.email,
    });
  }
  for (const cardIds of [[], [cards[1]?.id], cards.map(({ id }) => id)]) {
    const access = { visibleCards: cardIds.length > 0 ? 'SELECTED' : 'ALL', cardIds };
    await attempt('more cards', narrow, '/walletUser/invite', invitation(access));
  }
  for (const by of [spender, viewer])
    await attempt('a seat by who has none to give', by, '/walletUser/invite', invitation());
  for (const path of companyCalls) {
    const amount = { amount: money('500'), limit: money('500'), deposit: money('500') };
    await attempt(path, first, path, { id: path.startsWith('/wallet') ? wallet.id : one.id, ...amount });
    // The permission is checked before the input is parsed.
    const { code } = await post(origin, path, {}, withKey(first.headers));
    if (code !== 1403) taken.push(`${path} is refused with ${code} only`);
  }
  // A manager can create cards, but none with a limit above their own.
  const draft = { poolId: wallet.id, alias: 'Mine', ...(await choicesOf(origin, first, wallet)) };
  for (const { limit, limitPeriod } of higher) {
    const body = { ...draft, limit: limit ?? money('500'), limitPeriod: limitPeriod ?? 'MONTH' };
    await attempt('a card with more', first, '/shareCard/create', body);
  }
  const row = await rowOf(first);
  const figures = { tried, taken: taken.length, first: taken[0], limitLeft: row?.limit?.amount.amount };
  return { name: 'limits', passed: taken.length === 0 && figures.limitLeft === '10.00', figures };
}

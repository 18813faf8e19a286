import { codes } from '@console/contracts';
import { limitCard, listCards, readCard, readCardActivities } from '@console/contracts/cards';
import { submission } from '../../../testing/card-samples';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { type WalletPerson, walletPeopleOf } from '../../../testing/wallet-people';

type Headers = Record<string, string>;

let test_: TestApp;
let operations: Headers;
let channel: Headers;
let people: WalletPerson[];
let unseenCard: string;

/** Name and note of a platform user, which only platform users may see. */
const staff = 'Daniel Koh';
const note = 'Only for the people of the platform';
const paths = [readCard.path, readCardActivities.path];

beforeAll(async () => {
  test_ = await openTestApp({ filling: 'demo', env: { CALLS_PER_MINUTE: '100000' } });
  operations = await test_.signIn('operations');
  channel = await test_.signIn('channel.operator');
  ({ people, unseenCard } = await walletPeopleOf(test_));
  const all = new Set(people.flatMap(({ cardIds }) => cardIds));
  for (const id of all) await changeLimit(id, '70.00');
});
afterAll(() => test_.close());

async function changeLimit(id: string, amount: string): Promise<void> {
  const { version, currency } = await test_.call(readCard, { id }, operations);
  const limit = { limit: { amount, currency }, limitPeriod: 'MONTH' as const };
  await test_.call(limitCard, { id, version, ...limit, reason: 'OTHER', note }, { ...operations, ...submission() });
}
const codesOf = (id: string, headers: Headers) =>
  Promise.all(paths.map(async (path) => (await test_.post(path, { id }, headers)).code));
const both = (code: number) => paths.map(() => code);

describe('card and activities, for wallet users', () => {
  test('are not found for cards that the user cannot see', async () => {
    const all = [...new Set(people.flatMap(({ cardIds }) => cardIds))];
    for (const { who, headers, cardIds } of people) {
      const others = [unseenCard, ...all.filter((id) => !cardIds.includes(id))];
      for (const id of others) expect([who, await codesOf(id, headers)]).toEqual([who, both(codes.notFound)]);
      for (const id of cardIds) expect([who, await codesOf(id, headers)]).toEqual([who, both(codes.ok)]);
    }
  });

  test('contain no platform user, no note of the platform and no ledger entry', async () => {
    for (const { who, headers, cardIds } of people) {
      const [id = ''] = cardIds;
      const detail = await test_.call(readCard, { id }, headers);
      const { list } = await test_.call(readCardActivities, { id }, headers);
      const said = JSON.stringify([detail, list]);
      expect([who, said.includes(staff), said.includes(note)]).toEqual([who, false, false]);
      expect([who, list.filter(({ entry }) => entry !== null)]).toEqual([who, []]);
      const change = list.find(({ what }) => what === 'UPDATE_LIMIT')?.change;
      expect([who, change?.actor, change?.note]).toEqual([who, 'Aldermoor Payments Ltd.', null]);
      expect([who, change?.limit?.to?.amount.amount]).toEqual([who, '70.00']);
      expect([who, list.some(({ transaction }) => transaction !== null)]).toEqual([who, true]);
      expect([who, detail.drawsOn?.pool.id]).toEqual([who, people[0]?.walletId]);
    }
  });

  test('are complete for a company user who may view ledger entries', async () => {
    const id = people[0]?.cardIds[0] ?? '';
    const { list } = await test_.call(readCardActivities, { id }, await test_.signIn('owner'));
    const change = list.find(({ what }) => what === 'UPDATE_LIMIT')?.change;
    expect([change?.actor, change?.note]).toEqual([staff, note]);
  });
});

describe('card and activities, for a channel user', () => {
  test('are found only for cards of the channel', async () => {
    const seen = await test_.call(listCards, { pageSize: 50 }, channel);
    const { list } = await test_.call(listCards, { pageSize: 200 }, operations);
    const codeOf = async (id: string) => (await test_.call(readCard, { id }, operations)).channel.code;
    const [first] = seen.list;
    const own = await codeOf(first?.id ?? '');
    for (const card of list.slice(0, 30)) {
      const isOwn = (await codeOf(card.id)) === own;
      expect(await codesOf(card.id, channel)).toEqual(both(isOwn ? codes.ok : codes.notFound));
    }
  });

  test('contain no merchant, cardholder or company user', async () => {
    const { list } = await test_.call(listCards, { pageSize: 200, filter: { state: ['ACTIVE'] } }, channel);
    const seen = await Promise.all(
      list.slice(0, 20).map(async ({ id }) => ({
        whole: await test_.call(readCard, { id }, operations),
        detail: await test_.call(readCard, { id }, channel),
        activities: (await test_.call(readCardActivities, { id }, channel)).list,
      })),
    );
    expect(seen.some(({ whole }) => whole.cardholder !== null)).toBe(true);
    for (const { whole, detail, activities } of seen) {
      const said = JSON.stringify([detail, activities]);
      const secret = [whole.merchant.name.en_US, whole.createdBy, ...(whole.cardholder ? [whole.cardholder.name] : [])];
      expect(secret.filter((name) => said.includes(name))).toEqual([]);
      expect(activities.filter(({ entry }) => entry !== null)).toEqual([]);
    }
  });
});

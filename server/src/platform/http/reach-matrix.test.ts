import { testTimeoutMs } from '@console/configs/jest/deadline';
import { codes } from '@console/contracts';
import { addCardNote, freezeCard, listCards, readCard } from '@console/contracts/cards';
import { operations } from '@console/contracts/operations';
import * as fc from 'fast-check';
import { demoCompanies, firstChannelId, firstMerchantId, roleIdOf } from '@console/demo/ids';
import { newId } from '../db/ids';
import { submission } from '../../testing/card-samples';
import { type IdsOf, inputsOf } from '../../testing/input-arbitrary';
import { type Owner, ownersOf } from '../../testing/record-owners';
import { openTestApp, type TestApp } from '../../testing/test-app';
import { type WalletPerson, walletPeopleOf } from '../../testing/wallet-people';

type Headers = Record<string, string>;

/** Inputs of each permitted call; `REACH_INPUTS=200` for a long run. */
const inputsEach = Number(process.env['REACH_INPUTS'] ?? 4);
jest.setTimeout(testTimeoutMs + inputsEach * 10_000);

/**
 * Markers that replace free text in the database, so that responses can be searched for it: names of cardholders,
 * merchants and staff, and staff notes and reasons.
 */
const kinds = ['HOLDER', 'MERCHANT', 'STAFF', 'WORDS'] as const;

interface Principal {
  who: string;
  headers: Headers;
  /** Records whose ids the user may see. */
  may: (owner: Owner, id: string) => boolean;
  /** Texts with markers that the user may read. */
  reads: ReadonlySet<string>;
  /** Cards that the user can see. */
  cardIds: readonly string[];
}

const { aldermoor } = demoCompanies;

let test_: TestApp;
let owners: Map<string, Owner>;
let people: WalletPerson[];
let unseenCard: string;
/** Cardholder id of each card. */
let holders: Map<string, string>;
let cardsOfChannel: string[];
/** Cardholders whom managers of the wallet may choose for a new card. */
let offered: string[];
/** Sharing rule of the wallet, which its users may read. */
let ownRuleId: string;

beforeAll(async () => {
  test_ = await openTestApp({ filling: 'demo', env: { CALLS_PER_MINUTE: '999999' } });
  ({ people, unseenCard } = await walletPeopleOf(test_));
  await grantChannel();
  await leaveWords();
  await mark();
  owners = await ownersOf(test_.database);
  const { pool } = test_.database;
  const { rows: cards } = await pool.query<{ id: string; holder: string | null; channel: string }>(
    'select id, cardholder_id as holder, channel_id as channel from card',
  );
  holders = new Map(cards.flatMap(({ id, holder }) => (holder === null ? [] : [[id, holder] as const])));
  cardsOfChannel = cards.filter(({ channel }) => channel === firstChannelId).map(({ id }) => id);
  const { rows: rules } = await pool.query<{ id: string }>('select share_rule_id as id from wallet where id = $1', [
    people[0]?.walletId,
  ]);
  ownRuleId = rules[0]?.id ?? '';
  const { rows: named } = await pool.query<{ id: string }>(
    `select h.id from wallet_cardholder wc join cardholder h on h.id = wc.cardholder_id
     where wc.wallet_id = $1 and h.shares_to_wallet_user`,
    [people[0]?.walletId],
  );
  offered = named.map(({ id }) => id);
});
afterAll(() => test_.close());

/** Grants channel users all view permissions, so that no data is hidden merely by a missing permission. */
async function grantChannel(): Promise<void> {
  const buttons = [...new Set(Object.values(operations).map(({ permission }) => permission))];
  await test_.database.pool.query(
    `insert into role_button (company_id, role_id, button_code) select $1, $2, code from button
     where code = any($3) and (code like 'cards.%' or code like 'accounts.account.%') on conflict do nothing`,
    [aldermoor, roleIdOf('channel.operator'), buttons],
  );
}

/** Adds notes and a freeze reason by platform staff to a card that all wallet users can see. */
async function leaveWords(): Promise<void> {
  const risk = await test_.signIn('risk');
  const id = people[0]?.cardIds[0] ?? '';
  await test_.call(addCardNote, { id, text: 'WORDS-NOTE0000' }, { ...risk, ...submission() });
  const { version } = await test_.call(readCard, { id }, risk);
  const freeze = { id, version, reason: 'OTHER' as const, note: 'WORDS-FREEZE00' };
  await test_.call(freezeCard, freeze, { ...risk, ...submission() });
}

/** Replaces names by markers that contain their owner's id. */
async function mark(): Promise<void> {
  const { pool } = test_.database;
  await pool.query(`update cardholder set name = 'HOLDER-' || id, last_name = 'HOLDER-' || id`);
  await pool.query(
    `update merchant set name = jsonb_build_object('en_US', 'MERCHANT-' || id, 'zh_CN', 'MERCHANT-' || id)`,
  );
  await pool.query(`update app_user set nickname = 'STAFF-' || id where account_type = 'WHITELABEL'`);
}

const marked = /\b(HOLDER|MERCHANT|STAFF|WORDS)-[A-Za-z0-9_]+/g;

/** Returns the ids and marked texts in a response that the user may not see. */
function disclosedTooMuch({ may, reads }: Principal, response: unknown): string[] {
  const text = JSON.stringify(response ?? null);
  const ids = text.match(/\b[a-z]+_[0-9A-HJKMNP-TV-Z]{26}\b/g) ?? [];
  const strangers = ids.filter((id) => {
    const owner = owners.get(id);
    return owner !== undefined && !may(owner, id);
  });
  const leaked = (text.match(marked) ?? []).filter((word) => !reads.has(word));
  return [...new Set([...strangers, ...leaked])];
}

/** Operations that end the user's session or belong to the platform. */
const aside =
  /^\/(cardBin\/(create|update|status|assign|assignments)$|secondFactor\/(start|enable|disable)$|session|clock|onboarding|devops|public|login|events|simulator)/;
const requests = Object.values(operations).filter(
  ({ path, permission }) => permission !== 'public' && !aside.test(path),
);

/** Returns random ids, half of them of other owners. */
function anyIds({ may }: Principal): IdsOf {
  return (prefix) => {
    const all = [...owners].filter(([id]) => id.startsWith(`${prefix}_`));
    const own = all.filter(([id, owner]) => may(owner, id)).map(([id]) => id);
    const others = all.filter(([id, owner]) => !may(owner, id)).map(([id]) => id);
    const pools = [own, others].filter((pool) => pool.length > 0);
    return pools.length === 0 ? fc.constant(newId(prefix)) : fc.oneof(...pools.map((pool) => fc.constantFrom(...pool)));
  };
}

/** Card batches of any owner; the names of batches are not ids. */
async function batchInputs(): Promise<{ batchNo: string }[]> {
  const { rows } = await test_.database.pool.query<{ batchNo: string }>(
    `select b.batch_no as "batchNo" from card_batch b where company_id = $1 order by id desc limit 40`,
    [aldermoor],
  );
  return rows;
}

interface Found {
  path: string;
  input: unknown;
  reported: string[];
}

/**
 * Calls every permitted operation with inputs of every kind. Returns the disclosed data and the number of responses.
 */
async function tryAll(one: Principal): Promise<{ found: Found[]; answered: number; text: string }> {
  const found: Found[] = [];
  const batches = await batchInputs();
  let answered = 0;
  let text = '';
  for (const operation of requests) {
    const { path, reads } = operation;
    const ask = (input: unknown) => test_.post(path, input, { ...one.headers, 'idempotency-key': newId('key') });
    if ((await ask({})).code === codes.noPermission) continue;
    const inputs = [
      ...(reads ? [{}, { pageSize: 200 }, ...one.cardIds.slice(0, 3).map((id) => ({ id }))] : []),
      ...(reads && path.startsWith('/cardBatch') ? batches : []),
      ...fc.sample(inputsOf(operation, anyIds(one)), inputsEach),
    ];
    for (const input of inputs) {
      const { code, data } = await ask(input);
      if (code === 200) answered += 1;
      if (reads) text += JSON.stringify(data ?? null);
      const reported = disclosedTooMuch(one, data);
      if (reported.length > 0 || code === 500) found.push({ path, input, reported: code === 500 ? ['500'] : reported });
    }
  }
  return { found, answered, text };
}

/** Checksum of all rows of cards that the user cannot see, and of their wallets. */
async function sumOfOthers(cardIds: readonly string[]): Promise<unknown> {
  const { rows } = await test_.database.pool.query(
    `select md5(string_agg(c::text, '|' order by c.id)) as cards from card c where not c.id = any($1)`,
    [cardIds],
  );
  return rows;
}

function seated({ who, role, headers, walletId, cardIds }: WalletPerson): Principal {
  const seen = new Set(cardIds);
  const chooses = role === 'MANAGER' && who.endsWith('of all cards');
  const ofCards = cardIds.flatMap((id) => holders.get(id) ?? []);
  const ownHolders = new Set([...ofCards, ...(chooses ? offered : [])]);
  return {
    who,
    headers,
    cardIds,
    reads: new Set([`MERCHANT-${firstMerchantId}`, ...[...ownHolders].map((id) => `HOLDER-${id}`)]),
    may: (owner, id) => {
      if (owner.companyId !== aldermoor) return false;
      if (owner.cardId !== null) return seen.has(owner.cardId);
      if (owner.walletId !== null) return owner.walletId === walletId;
      if (owner.merchantId === null) return true;
      return [firstMerchantId, ownRuleId, ...ownHolders].includes(id);
    },
  };
}

const roles = ['VIEWER', 'SPENDER', 'MANAGER'];
const sights = ['1 of 3 cards', '2 of 3 cards', 'all cards'];

test.each(roles.flatMap((role) => sights.map((sight) => `${role} of ${sight}`)))(
  '%s of a wallet gets only data in its scope, whatever the input',
  async (who) => {
    const person = people.find((one) => one.who === who);
    if (!person) throw new Error('There is one for each role and sight.');
    const one = seated(person);
    const before = await sumOfOthers(one.cardIds);
    const { found, answered, text } = await tryAll(one);
    expect(found).toEqual([]);
    expect(await sumOfOthers(one.cardIds)).toEqual(before);
    // Responses contained the user's own records, so they were checked.
    expect(answered).toBeGreaterThan(50);
    for (const word of one.reads) expect(text).toContain(word);
    for (const id of one.cardIds) expect(text).toContain(id);
    expect(text).not.toContain(unseenCard);
  },
);

test("a channel user gets only the channel's cards, and no merchants and cardholders, whatever the input", async () => {
  const headers = await test_.signIn('channel.operator');
  const ownCards = new Set(cardsOfChannel);
  const one: Principal = {
    who: 'channel',
    headers,
    reads: new Set(),
    cardIds: cardsOfChannel,
    // Merchants and cardholders appear as opaque ids.
    may: ({ companyId, channelId, cardId }) =>
      companyId === aldermoor &&
      [null, firstChannelId].includes(channelId) &&
      (cardId === null || ownCards.has(cardId)),
  };
  const before = await sumOfOthers(one.cardIds);
  const { found, answered, text } = await tryAll(one);
  expect(found).toEqual([]);
  expect(await sumOfOthers(one.cardIds)).toEqual(before);
  expect(answered).toBeGreaterThan(50);
  const { list } = await test_.call(listCards, {}, headers);
  expect(list.length).toBeGreaterThan(0);
  for (const { id } of list) expect(text).toContain(id);
});

test('the markers exist: company staff can read them all', async () => {
  const headers = await test_.signIn('operations');
  const one: Principal = {
    who: 'operations',
    headers,
    reads: new Set(),
    cardIds: [...(people[0]?.cardIds ?? [])],
    may: () => true,
  };
  const { text } = await tryAll(one);
  for (const kind of kinds) expect(text).toContain(`${kind}-`);
});

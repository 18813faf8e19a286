import { statfsSync } from 'node:fs';

const leastFreeBytes = 15 * 2 ** 30;
const cardsAtOnce = 100_000;
const transactionsAtOnce = 500_000;
const tables = ['ledger_account', 'card', 'card_transaction', 'card_fee_line'];

/** Id in the format of the server: it increases with time and has a different suffix. */
export const idOf = (prefix, index) =>
  `'${prefix}_01' || lpad(upper(to_hex(${index})), 8, '0') || upper(substr(md5('${prefix}' || ${index}), 1, 16))`;
export const oneOf = (words, number) =>
  `(array[${words.map((word) => `'${word}'`).join()}])[1 + abs(hashint8(${number})::bigint) % ${words.length}]`;

/** Demo rows that provide merchant, product, channel and keys for generated rows. */
const models = (companyId) => `
  create table bench_model as
  select row_number() over (order by c.id) - 1 as n, c.company_id as company, c.merchant_id, c.batch_id, c.bin_id, c.channel_id,
    c.cardholder_id, c.number_cipher, c.number_key, c.key_id, c.bin8, c.currency, c.created_by
  from card c where c.company_id = '${companyId}' and c.create_status = 'SUCCESS' and c.funding_mode = 'RECHARGE'
  order by c.id limit 997`;

const createdOf = (index, total, days) =>
  `now() - interval '${days} days' + (${index})::float8 / ${total} * interval '${days} days'`;

const ledgerAccounts = (total) => `
  insert into ledger_account (id, company_id, owner_type, owner_id, code, currency, normal_side, allow_negative,
    posted_credit, created_at)
  select ${idOf('ledger', 'i')}, m.company, 'CARD', ${idOf('card', 'i')}, 'CARD_BALANCE', m.currency, 'C', false,
    case when i % 20 = 7 then 0 else (i * 7919) % 1000000 end, ${createdOf('i', total, 730)}
  from generate_series($1::bigint, $2::bigint) i join bench_model m on m.n = (i * 31) % (select count(*) from bench_model)`;

/**
 * Of a hundred cards: five cancelled, eight frozen, one pending, one failed, one in review; the others are active or
 * expired.
 */
const cards = (total) => `
  insert into card (id, company_id, merchant_id, batch_id, bin_id, channel_id, cardholder_id, ledger_account_id,
    number_cipher, number_key, key_id, number_hmac, bin8, last4, alias, currency, funding_mode, valid_from, valid_to,
    create_status, status, block_source, block_reason, cancel_state, created_at, created_by, updated_at, updated_by)
  select ${idOf('card', 'i')}, m.company, m.merchant_id, m.batch_id, m.bin_id, m.channel_id, m.cardholder_id,
    ${idOf('ledger', 'i')}, m.number_cipher, m.number_key, m.key_id, sha256(('card' || i)::bytea), m.bin8,
    lpad(((i * 7919) % 10000)::text, 4, '0'),
    ${oneOf(['Travel', 'Office', 'Cloud', 'Marketing', 'Team', 'Fleet', 'Event', 'Sample'], 'i * 13')} || ' '
      || ${oneOf(['Berlin', 'Osaka', 'Lima', 'Oslo', 'Austin', 'Lagos', 'Perth'], 'i * 17')} || ' ' || i,
    m.currency, 'RECHARGE', made.at::date, made.at::date + 200 + ((i * 37) % 900)::int,
    case i % 100 when 3 then 'PENDING' when 4 then 'FAILED' else 'SUCCESS' end,
    case when i % 100 in (3, 4) then null when i % 20 = 7 then 'CANCELLED' when i % 100 between 10 and 16 then 'BLOCKED'
      else 'ACTIVE' end,
    case when i % 100 between 10 and 16 and i % 20 <> 7
      then ${oneOf(['ADMIN', 'USER', 'RISK', 'CHANNEL'], 'i')} end,
    case when i % 100 between 10 and 16 then 'SUSPECTED_FRAUD' end,
    case when i % 100 in (3, 4) then 'NONE' when i % 20 = 7 then 'DONE' when i % 100 = 1 then 'REVIEWING' else 'NONE' end,
    made.at, m.created_by, made.at, m.created_by
  from generate_series($1::bigint, $2::bigint) i
  join bench_model m on m.n = (i * 31) % (select count(*) from bench_model)
  cross join lateral (select ${createdOf('i', total, 730)} as at) made`;

const phases = [...Array(15).fill('CLEARED'), 'DECLINED', 'DECLINED', 'REFUNDED', 'REVERSED', 'AUTHORIZED'];
const declines = ['INSUFFICIENT_BALANCE', 'CARD_BLOCKED', 'LIMIT_EXCEEDED', 'EXPIRED_CARD', 'RISK_RULE'];
const shops = ['Blue Bottle', 'Night Train', 'Paper Crane', 'Cloud Nine', 'Old Harbour', 'Green Grocer', 'Fast Lane'];

const transactions = ({ total, cards: cardCount }) => `
  insert into card_transaction (id, company_id, merchant_id, card_id, pool_id, channel_id, txn_no, type, phase, shop_currency,
    shop_minor, currency, billed_minor, authorized_minor, cleared_minor, authorization_code, shop_name, mcc, shop_country,
    is_cross_border, decline_code, expires_at, at, updated_at)
  select ${idOf('txn', 'i')}, m.company, m.merchant_id, ${idOf('card', 'used.card')},
    case when i % 40 = 3 then (select id from share_group where company_id = m.company limit 1) end, m.channel_id,
    'TX-' || lpad(i::text, 12, '0'), case when i % 50 = 9 then 'VERIFICATION' else 'PURCHASE' end, made.phase, m.currency,
    cost.minor, m.currency, cost.minor, case made.phase when 'DECLINED' then 0 else cost.minor end,
    case when made.phase in ('CLEARED', 'REFUNDED') then cost.minor else 0 end,
    case made.phase when 'DECLINED' then null else upper(substr(md5('code' || i), 1, 6)) end,
    ${oneOf(shops, 'i * 11')} || ' ' || ((i * 7919) % 5000), lpad((5000 + (i * 7) % 900)::text, 4, '0'),
    ${oneOf(['US', 'GB', 'DE', 'JP'], 'i * 3')}, i % 4 = 1,
    case made.phase when 'DECLINED' then ${oneOf(declines, 'i * 19')} end, now() + interval '30 days', made.at, made.at
  from generate_series($1::bigint, $2::bigint) i
  cross join lateral (select 1 + (i * 2654435761) % ${cardCount} as card) used
  join bench_model m on m.n = (used.card * 31) % (select count(*) from bench_model)
  cross join lateral (select ${oneOf(phases, 'i * 23')} as phase, ${createdOf('i', total, 365)} as at) made
  cross join lateral (select 100 + (i * 104729) % 50000 as minor) cost`;

/** Every fourth purchase has a fee. */
const fees = `
  insert into card_fee_line (txn_id, kind, company_id, basis_minor, rate, amount_minor, state)
  select ${idOf('txn', 'i')}, 'TRANSACTION', (select company from bench_model limit 1), 1000, 0.01, 10, 'FINAL'
  from generate_series($1::bigint, $2::bigint) i where i % 4 = 0`;

/** Returns the company that owns the generated rows. */
export async function ownCompany(client) {
  const { rows } = await client.query(`select company_id as "companyId" from app_user where login_name = 'owner'`);
  return rows[0];
}

/**
 * Fills the tables of the lists with far more rows than the demo. Nothing is posted to the ledger, because this
 * database is read only.
 */
export async function fillLists(client, { companyId, folder, cards: cardCount, transactions: transactionCount }) {
  const { rows } = await client.query(
    "select to_regclass('bench_model') is not null as begun, to_regclass('bench_filled') is not null as done",
  );
  if (rows[0].done) return 'unchanged';
  if (rows[0].begun) throw new Error(`${folder} was filled incompletely; remove it.`);
  // The generated ids guarantee valid references; checking each would take as long as writing.
  await client.query("set session_replication_role = 'replica'; set synchronous_commit = off");
  await client.query(models(companyId));
  const indexes = await takeIndexes(client);
  const into = { client, folder };
  await inParts(into, ledgerAccounts(cardCount), cardCount, cardsAtOnce);
  await inParts(into, cards(cardCount), cardCount, cardsAtOnce);
  const all = transactions({ total: transactionCount, cards: cardCount });
  await inParts(into, all, transactionCount, transactionsAtOnce);
  await inParts(into, fees, transactionCount, transactionsAtOnce);
  for (const index of indexes) await client.query(index);
  for (const table of tables) await client.query(`vacuum (analyze) ${table}`);
  await client.query('create table bench_filled ()');
  return 'done';
}

/** Indexes without a constraint are dropped and created again after the rows are inserted, which is much faster. */
async function takeIndexes(client) {
  const { rows } = await client.query(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as made from pg_index i
     where i.indrelid::regclass::text = any($1) and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
    [tables],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ made }) => made);
}

/** Triggers that update tallies are disabled during the inserts, so the tallies are computed afterwards. */
export async function tallyAnew(client) {
  for (const tally of ['card_tally', 'bin_tally', 'purchase_tally', 'transaction_tally']) {
    await client.query(`truncate ${tally}; insert into ${tally} select *, false from ${tally}_now`);
    await client.query(`vacuum (analyze) ${tally}`);
  }
  await client.query('update tally_fold set mark = gen_random_uuid()');
}

async function inParts({ client, folder }, statement, total, atOnce) {
  for (let from = 1; from <= total; from += atOnce) {
    const { bavail, bsize } = statfsSync(folder);
    if (bavail * bsize < leastFreeBytes) throw new Error('Less than 15 GB of disk space are free.');
    await client.query(statement, [from, Math.min(total, from + atOnce - 1)]);
  }
}

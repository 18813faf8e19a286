import { idOf, oneOf, tallyAnew } from './fill-lists.mjs';

/** Number of rows of each kind for a million cards; fewer in proportion. */
const perMillion = {
  holders: 200_000,
  pools: 2_000,
  shared: 100_000,
  differences: 50_000,
  reviews: 100_000,
  lines: 1_000_000,
};

const days = 730;
const moment = (index, total) =>
  `now() - interval '${days} days' + (${index})::float8 / ${total} * interval '${days} days'`;
const many = 'generate_series(1::bigint, $2::bigint) i';

/** Inserts rows of the other lists in proportion: copies of the demo's rows with unique values. */
export async function fillBeside(client, { companyId, cards }) {
  const { rows } = await client.query("select to_regclass('bench_beside') is not null as done");
  if (rows[0].done) return;
  await client.query("set session_replication_role = 'replica'; set synchronous_commit = off");
  const count = Object.fromEntries(
    Object.entries(perMillion).map(([name, most]) => [name, Math.max(20, Math.round((most * cards) / 1_000_000))]),
  );
  const into = { client, companyId };
  await holders(into, count.holders);
  await pools(into, count.pools);
  await sharedCards(into, count);
  await client.query(differences, [companyId, count.differences]);
  await reviews(into, count.reviews);
  await auditLines(into, count.lines);
  await tallyAnew(client);
  await client.query('set session_replication_role = default');
  await client.query('create table bench_beside ()');
}

/** Inserts copies of demo rows with some columns replaced; `m` is the copied row, `i` the counter. */
async function copies({ client, companyId }, { table, where, own }, total) {
  const { rows } = await client.query(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  );
  const names = rows.map(({ name }) => name);
  const values = names.map((name) => own[name] ?? `m.${name}`);
  await client.query(
    `with models as (select row_number() over (order by id) - 1 as n, one.* from ${table} one
       where company_id = $1 and id !~ '_010' and ${where})
     insert into ${table} (${names.join()}) select ${values.join()} from ${many}
     join models m on m.n = i % (select count(*) from models)`,
    [companyId, total],
  );
}

const firstNames = ['Anna', 'Ben', 'Chen', 'Dora', 'Emil', 'Fumiko', 'Grace', 'Hugo', 'Ines', 'Jan'];
const lastNames = ['Abe', 'Berger', 'Costa', 'Duval', 'Evans', 'Fischer', 'Garcia', 'Huang', 'Ito', 'Jansen'];

const holders = (into, total) =>
  copies(
    into,
    {
      table: 'cardholder',
      where: 'deleted_at is null',
      own: {
        id: idOf('holder', 'i'),
        name: `${oneOf(firstNames, 'i * 13')} || ' ' || ${oneOf(lastNames, 'i * 17')} || ' ' || i`,
        email: `'holder' || i || '@example.com'`,
        phone: `lpad(i::text, 11, '1')`,
        is_default: 'false',
        kyc_status: oneOf(['NOT_REQUIRED', 'PASSED', 'PASSED', 'PENDING', 'REJECTED'], 'i * 7'),
        status: `case when i % 50 = 3 then 'DISABLED' else 'ACTIVE' end`,
        created_at: moment('i', total),
      },
    },
    total,
  );

/** Groups and wallets, each with the ledger account that pays its cards. */
async function pools(into, total) {
  for (const [table, prefix] of [
    ['share_group', 'group'],
    ['wallet', 'wallet'],
  ]) {
    const account = idOf('ledger', `i + ${prefix === 'group' ? 3_000_000_000 : 3_500_000_000}`);
    await copies(
      into,
      {
        table: 'ledger_account',
        where: `id in (select ledger_account_id from ${table})`,
        own: { id: account, owner_id: idOf(prefix, 'i'), created_at: moment('i', total) },
      },
      total,
    );
    await copies(
      into,
      {
        table,
        where: 'true',
        own: {
          id: idOf(prefix, 'i'),
          pool_no: `'BN-${prefix}-' || i`,
          name: `${oneOf(['Travel', 'Office', 'Cloud', 'Fleet'], 'i * 13')} || ' pool ' || i`,
          ledger_account_id: account,
          created_at: moment('i', total),
        },
      },
      total,
    );
  }
}

/** Cards that spend the balance of a group. */
async function sharedCards(into, { shared, pools: groups }) {
  const card = idOf('card', 'i + 3000000000');
  const account = idOf('ledger', 'i + 4000000000');
  await copies(
    into,
    {
      table: 'ledger_account',
      where: `id in (select ledger_account_id from card where funding_mode = 'SHARE')`,
      own: { id: account, owner_id: card, created_at: moment('i', shared) },
    },
    shared,
  );
  await copies(
    into,
    {
      table: 'card',
      where: 'share_group_id is not null',
      own: {
        id: card,
        ledger_account_id: account,
        number_hmac: `sha256(('shared' || i)::bytea)`,
        last4: `lpad(((i * 7919) % 10000)::text, 4, '0')`,
        alias: `${oneOf(['Team', 'Fleet', 'Event', 'Sample'], 'i * 13')} || ' shared ' || i`,
        share_group_id: idOf('group', `1 + i % ${groups}`),
        created_at: moment('i', shared),
      },
    },
    shared,
  );
}

/** One card in twenty has a mismatch, and one mismatch in ten is open. */
const differences = `
  insert into recon_item (id, company_id, object_type, object_id, category, ours_minor, theirs_minor, currency, state,
    first_seen)
  select ${idOf('recon', 'i')}, $1, 'CARD', c.id, ${oneOf(['TIMING', 'MISSING_OURS', 'MISSING_THEIRS', 'AMOUNT'], 'i * 7')},
    100, 100 + i % 900, c.currency, case when i % 10 = 3 then 'OPEN' else 'EXPLAINED' end, ${moment('i', '$2')}
  from (select row_number() over () as i, few.* from (
    select id, currency from card where company_id = $1 and id ~ 'card_010' limit $2) few) c`;

const reviews = (into, total) =>
  copies(
    into,
    {
      table: 'review',
      where: `state not in ('PENDING', 'STUCK')`,
      own: { id: idOf('rev', 'i'), review_no: `'BN-' || i`, submitted_at: moment('i', total) },
    },
    total,
  );

/** The hash chain is omitted, because this database is never verified. */
const auditLines = (into, total) =>
  copies(
    into,
    {
      table: 'audit_event',
      where: 'true',
      own: {
        id: idOf('aud', 'i'),
        seq: '1000000 + i',
        at: moment('i', total),
        action: oneOf(['/card/freeze', '/card/unfreeze', '/card/topup', '/review/decide', '/card/export'], 'i * 7'),
        object_id: idOf('card', 'i'),
      },
    },
    total,
  );

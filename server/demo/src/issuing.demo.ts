import type { Card } from '@console/contracts/cards';
import type { Db } from '@console/server/platform/context';
import type { NewRow } from '@console/server/platform/db/insert-rows';
import { pick } from '@console/server/platform/db/column';
import { tables } from '@console/server/platform/db/tables';
import type { CardVault } from '@console/server/platform/vault/card-vault';
import { type DemoLogin, demoCompanies } from './ids';
import { type DemoBatch, historyDays, makeBatches } from './issuing/batches';
import { createBooks } from './issuing/books';
import { type CardRows, makeCards, type Workshop } from './issuing/cards';
import { seedInvoiceReviews } from './invoices/invoice-reviews';
import { invoiceTables } from './invoices/invoices';
import { seedLimits } from './limits/limits.demo';
import type { DemoSize } from '@console/server/platform/config';
import { feeBook, feeRows } from './issuing/fees';
import { fundAccounts } from './issuing/funding';
import { makeHolders } from './issuing/holders';
import { pastLines, staffIn } from './issuing/past-lines';
import type { Person, Staff } from './issuing/people';
import {
  assignmentRows,
  binRows,
  bindingRows,
  channelRows,
  merchantRows,
  poolAssignmentRow,
} from './issuing/platform-rows';
import { createRandom, type Random } from './issuing/random';
import { fillPools, poolsAmong } from './issuing/seed-pools';
import { seedNotes } from './issuing/notes';
import { seedReviews } from './issuing/reviews';
import { planHistory } from './purchases/history.store';
import { playPurchases, purchaseTables } from './purchases/play-purchases';
import { noRows } from './purchases/purchase-rows';
import { into, type Written } from './rows';
import { sql } from '@console/server/platform/db/sql';

interface Seeding {
  vault: CardVault;
  /** End of the demo's history. */
  now: Date;
  /** Seed of the random numbers; the same seed gives the same demo. */
  seed: number;
  size: DemoSize;
}

/** Number of purchases that the first start writes; one in `oneOf` cards has purchases. */
const atOnce = { purchases: 1_500, oneOf: 80 };

/** Number of purchases once the history is complete. */
const purchasesInAll = 120_000;

const ends = (state: Card['cancelState'], count: number) => Array.from({ length: count }, () => state);

/** Cancellations that are undecided or running: 25 open reviews, 6 of them with a balance mismatch. */
const openEnds = (): Workshop['openEnds'] => ({
  [demoCompanies.aldermoor]: [...ends('REVIEWING', 17), ...ends('MISMATCH', 6), ...ends('EXECUTING', 5)],
  [demoCompanies.lanshi]: ends('REVIEWING', 2),
});

/**
 * Seeds merchants, channels, BINs, cardholders, 5,000 cards in every state and their purchases, with a balanced ledger.
 */
export async function seedIssuing(db: Db, { vault, now, seed, size }: Seeding): Promise<void> {
  const random = createRandom(seed);
  const begin = new Date(now.getTime() - (historyDays + 1) * 86_400_000);
  const people = await readPeople(db);
  const holders = makeHolders(random, now);
  const shop = openShop({ random, vault, holders, now });
  const { aldermoor, lanshi } = staffs(people);
  const first = makeBatches(random, {
    companyId: demoCompanies.aldermoor,
    count: 4_600,
    pending: 70,
    staff: aldermoor,
    now,
  });
  const second = makeBatches(random, { companyId: demoCompanies.lanshi, count: 400, pending: 10, staff: lanshi, now });
  const pools = poolsAmong(first);
  const made = [
    ...first.map((batch) => makeCards(shop, batch, aldermoor)),
    ...second.map((batch) => makeCards(shop, batch, lanshi)),
  ];
  const poolTablesOf = fillPools(pools, { books: shop.books, made, staff: aldermoor, now });
  // A separate generator, so that the number of purchases does not change other values.
  const luck = createRandom(seed + 1);
  const fees = feeRows(createRandom(seed + 2), { begin, now });
  const rows = noRows();
  const stage = { random: luck, books: shop.books, now, feesOf: feeBook(fees), rows, chapter: null };
  playPurchases(
    stage,
    made.flatMap(({ used }) => used),
    atOnce.purchases,
  );
  const accounts = fundAccounts(random, shop.books, { begin, now });
  const invoices = invoiceTables({ random: createRandom(seed + 3), books: shop.books, now });
  const books = shop.books.rows();
  const accountIds = idsOf(accounts);

  // In the order of the foreign keys.
  const written: Written[] = [
    ...platformTables(random, begin),
    into('fee_setting', fees),
    ...holderTables({ holders, pools, staffs: { aldermoor, lanshi }, begin, now }),
    into('ledger_account', books.accounts),
    into('account', accounts),
    into(
      'card_batch',
      [...first, ...second].map((batch) => batchRow(batch, accountIds)),
    ),
    ...poolTablesOf(accountIds),
    ...cardTables(made),
    into('ledger_entry', books.entries),
    into('ledger_line', books.lines),
    into('ledger_head', books.heads),
    ...purchaseTables(rows),
    ...invoices,
  ];
  for (const write of written) await write(db);
  await seedLimits(db, { begin, now });
  if (size === 'full')
    await planHistory(db, {
      cards: made.flatMap(({ idle }) => idle),
      count: purchasesInAll - rows.transactions.length,
      now,
      seed,
    });
  await seedTalk(db, now);
  // The embedded database gathers no statistics automatically; without them the first page of cards takes six times as
  // long.
  await db.execute(
    sql`analyze card, ledger_account, cardholder, card_status_event, card_order, card_transaction, card_fee_line, ledger_hold`,
  );
}

const madeBy = ({ id }: Person) => ({ created_by: id, updated_by: id });

/** Cardholders with their makers, and the audit log entries of records from before the demo's history. */
const holderTables = (making: Parameters<typeof pastLines>[0]): Written[] => [
  into(
    'cardholder',
    making.holders.map(({ row }) => ({ ...row, ...madeBy(staffIn(making.staffs, row.company_id).issuer) })),
  ),
  into('audit_event', pastLines(making)),
];

/** Channels, BINs and merchants with their assignments. */
const platformTables = (random: Random, begin: Date): Written[] => [
  into('channel', channelRows(begin)),
  into('card_bin', binRows(begin)),
  into('merchant', merchantRows(random, begin)),
  into('channel_binding', bindingRows(random, begin)),
  into('bin_assignment', [...assignmentRows(random, begin), poolAssignmentRow(begin)]),
];

/** Cards with their orders and status events. */
const cardTables = (made: readonly CardRows[]): Written[] => [
  into(
    'card',
    made.flatMap(({ cards }) => cards),
  ),
  into(
    'card_order',
    made.flatMap(({ orders }) => orders),
  ),
  into(
    'card_status_event',
    made.flatMap(({ events }) => events),
  ),
];

/** Seeds reviews and notes. */
async function seedTalk(db: Db, now: Date): Promise<void> {
  await seedReviews(db, now);
  await seedNotes(db, now);
  await seedInvoiceReviews(db);
}

/** Account ids by merchant and currency. */
const idsOf = (accounts: readonly NewRow<'account'>[]): Map<string, string> =>
  new Map(accounts.map((row) => [`${row.merchant_id} ${row.currency}`, row.id]));

function openShop(means: Pick<Workshop, 'random' | 'vault' | 'holders' | 'now'>): Workshop {
  let created = 0;
  return {
    ...means,
    isUsed: ({ state }) => state !== 'FAILED' && created++ % atOnce.oneOf === 0,
    openEnds: openEnds(),
    books: createBooks(means.random),
    numbers: new Set(),
  };
}

const staffs = (people: Nicknames): Record<'aldermoor' | 'lanshi', Staff> => ({
  aldermoor: staffOf(people, {
    issuer: 'operations',
    risk: 'risk',
    support: 'support',
    checker: 'finance.checker',
    merchantOwner: 'merchant.owner',
  }),
  lanshi: staffOf(people, {
    issuer: 'owner.zh',
    risk: 'owner.zh',
    support: 'owner.zh',
    checker: 'owner.zh',
    merchantOwner: 'owner.zh',
  }),
});

type Nicknames = Map<string, Person>;

async function readPeople(db: Db): Promise<Nicknames> {
  const columns = pick(tables.app_user, 'id', 'login_name', 'nickname');
  const { rows } = await db.execute(sql`select id, login_name, nickname from app_user`, columns);
  return new Map(rows.map(({ id, login_name, nickname }) => [login_name, { id, name: nickname }]));
}

function staffOf(people: Nicknames, logins: Record<keyof Staff, DemoLogin>): Staff {
  const person = (login: DemoLogin): Person => {
    const found = people.get(login);
    if (!found) throw new Error(`The demo user ${login} must exist before the cards that it made.`);
    return found;
  };
  return {
    issuer: person(logins.issuer),
    risk: person(logins.risk),
    support: person(logins.support),
    checker: person(logins.checker),
    merchantOwner: person(logins.merchantOwner),
  };
}

const batchRow = (
  { id, batchNo, merchant, bin, at, by, aliases, deposit }: DemoBatch,
  accountIds: Map<string, string>,
): NewRow<'card_batch'> => ({
  id,
  company_id: merchant.companyId,
  batch_no: batchNo,
  merchant_id: merchant.id,
  bin_id: bin.id,
  account_id: accountIds.get(`${merchant.id} ${bin.currency}`) ?? '',
  count: aliases.length,
  deposit_minor: deposit,
  fee_minor: bin.fee,
  currency: bin.currency,
  created_at: at,
  created_by: by.id,
});

import { connect } from '../../bench/postgres.mjs';
import { ask, issueCards, post, signIn, withKey } from '../client.mjs';

/** The embedded database runs one call after the other, so this attack starts a console with PostgreSQL. */
export const isApart = true;
/** A race can only be forced with access to the database, so a running console is not attacked. */
export const needsFolder = true;

/** Parallel calls. Each takes a connection, and the server needs a few more. */
const racers = 20;
const connections = 30;
/** Calls that have counted, or wait for a lock before they count, when the first of them may write. */
const waitingMin = 10;

const [ok, tooMany] = [200, 1010];
const [uploadsMax, ticketsMax] = [20, 10];

/** Sends 20 parallel calls where a cap has room for one: cards of a holder, uploads, tickets that show a card number. */
export async function run({ start, startDatabase }) {
  const database = await startDatabase([`max_connections=${connections + 10}`]);
  const { url: origin } = await start({ DATABASE_URL: database.url, DATABASE_CONNECTIONS: String(connections) });
  const gate = await connect(database.url);
  try {
    const figures = await raceAt(origin, gate);
    const passed = Object.entries(caps).every(([name, refusal]) => isKept(figures[name], refusal));
    return { name: 'cap-race', passed, figures };
  } finally {
    await gate.end();
  }
}

/** The refusal of each cap. */
const caps = { created: 'HOLDER_CAP', given: 'HOLDER_CAP', uploads: tooMany, tickets: tooMany };

const isKept = (outcomes, refusal) => outcomes[ok] === 1 && outcomes[refusal] === racers - 1;

async function raceAt(origin, gate) {
  const [owner, operations] = [await signIn(origin, 'owner'), await signIn(origin, 'operations')];
  const { cards, draft } = await issueCards(origin, operations, { count: racers, deposit: '10.00' });
  const versions = [];
  for (const id of cards) versions.push((await ask(origin, '/card/detail', { id }, operations)).version);
  await allowOneCardPerHolder(origin, owner, draft.binId);
  const createdFor = await newHolder(origin, operations, draft.merchantId, 'Created');
  const givenTo = await newHolder(origin, operations, draft.merchantId, 'Given');
  const call = (path, input) => post(origin, path, input, withKey(operations));
  const upload = () => call('/file/uploadSlot', { purpose: 'PICTURE', name: 'a.png', bytes: 9 });
  const ticket = () => call('/card/reveal', { id: cards[0], purpose: 'PAYMENT_SETUP' });
  const create = () => call('/card/create', { ...draft, cardholderId: createdFor });
  const give = (turn) => call('/card/updateInfo', { id: cards[turn], version: versions[turn], cardholderId: givenTo });
  await repeat(uploadsMax - 1, upload);
  await repeat(ticketsMax - 1, ticket);
  await gate.query(insertOneByOne);
  return {
    created: await race(gate, 'card', create),
    given: await race(gate, 'card', give),
    uploads: await race(gate, 'file_ticket', upload),
    tickets: await race(gate, 'reveal_ticket', ticket),
  };
}

/**
 * The insert of a ticket takes a weak lock on the user and then a strong one, so parallel inserts end in deadlocks, which
 * hide a missing lock. Sequential inserts do not.
 */
const insertOneByOne = `
  create function one_by_one() returns trigger language plpgsql as
    'begin perform pg_advisory_xact_lock(1); return new; end';
  create trigger one_by_one before insert on reveal_ticket for each row execute function one_by_one()`;

async function repeat(times, call) {
  for (let turn = 0; turn < times; turn += 1) {
    const { code } = await call();
    if (code !== ok) throw new Error(`A call below the cap was refused with ${code}.`);
  }
}

/**
 * Counts answers by code, or by the code of the refused field. The table is locked until the calls wait for it or for
 * another lock, so without a lock on the counted rows several calls have counted before the first one writes.
 */
async function race(gate, table, call) {
  await gate.query(`begin; lock table ${table} in share mode`);
  const progress = { isOver: false };
  const calls = Promise.all(Array.from({ length: racers }, (_, turn) => call(turn))).finally(
    () => (progress.isOver = true),
  );
  // A failed call is reported by the await below.
  calls.catch(() => undefined);
  while (!progress.isOver && (await countWaiting(gate)) < waitingMin);
  await gate.query('commit');
  const outcomes = {};
  for (const { code, fieldErrors } of await calls) {
    const outcome = fieldErrors?.[0]?.code ?? code;
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  }
  return outcomes;
}

async function countWaiting(gate) {
  const { rows } = await gate.query('select count(distinct pid)::int as waiting from pg_locks where not granted');
  return rows[0].waiting;
}

async function allowOneCardPerHolder(origin, owner, id) {
  const { record, draft } = await ask(origin, '/cardBin/detail', { id }, owner);
  await ask(origin, '/cardBin/update', { id, version: record.version, ...draft, maxCardsPerHolder: 1 }, owner);
}

async function newHolder(origin, headers, merchantId, lastName) {
  const holder = {
    merchantId,
    firstName: 'Race',
    middleName: '',
    lastName,
    email: `race.${lastName.toLowerCase()}@example.com`,
    areaCode: '+65',
    phone: '81239001',
    birthday: '1990-05-01',
    country: 'SG',
    state: '',
    city: 'Singapore',
    address: '1 Marina View',
    postalCode: '018961',
    isDefault: false,
    sharesToWalletUser: false,
    remark: '',
  };
  return (await ask(origin, '/cardholder/create', holder, withKey(headers))).id;
}

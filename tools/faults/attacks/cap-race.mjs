import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startPostgres } from '../../bench/postgres.mjs';
import { ask, issueCards, post, signIn, withKey } from '../client.mjs';

/** It has a console of its own: on the embedded database one call is worked on after the other. */
export const isApart = true;

const racers = 20;
const settings = ['listen_addresses=', 'max_connections=40', 'fsync=off'];

/** Somebody for whom there is room once more asks for it many times at the same moment. */
export async function run({ origin, pid, start }) {
  // Of a console that somebody else started its database is not known.
  if (pid === undefined) return raceAt(origin);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vcc-cap-race-'));
  const postgres = await startPostgres(folder, settings);
  try {
    const { url, stop } = await start({ DATABASE_URL: postgres.url });
    return await raceAt(url).finally(stop);
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function raceAt(origin) {
  const [owner, operations] = [await signIn(origin, 'owner'), await signIn(origin, 'operations')];
  const { cards, draft } = await issueCards(origin, operations, { count: racers, deposit: '10.00' });
  const restore = await capHolders(origin, owner, draft.binId);
  try {
    const holder = () => newHolder(origin, operations, draft);
    const created = await holder();
    const given = await holder();
    const call = (path, input) => post(origin, path, input, withKey(operations));
    const versions = [];
    for (const id of cards) versions.push((await ask(origin, '/card/detail', { id }, operations)).version);
    const figures = {
      created: await race(() => call('/card/create', { ...draft, cardholderId: created })),
      given: await race((turn) =>
        call('/card/updateInfo', { id: cards[turn], version: versions[turn], cardholderId: given }),
      ),
      uploads: await race(() => call('/file/uploadSlot', { purpose: 'PICTURE', name: 'a.png', bytes: 9 }), 2 * racers),
      tickets: await race(() => call('/card/reveal', { id: cards[0], purpose: 'PAYMENT_SETUP' })),
    };
    const isKept =
      figures.created === 1 &&
      figures.given === 1 &&
      isWithin(figures.uploads, uploadsMax) &&
      isWithin(figures.tickets, ticketsMax);
    return { name: 'cap-race', passed: isKept, figures };
  } finally {
    await restore();
  }
}

const uploadsMax = 20;
const ticketsMax = 10;

/** Some of them succeeded, else nothing was tried. */
const isWithin = (count, most) => count > 0 && count <= most;

/** How many of the calls were answered with a success. */
async function race(call, count = racers) {
  const answers = await Promise.all(Array.from({ length: count }, (_, turn) => call(turn)));
  return answers.filter(({ code }) => code === 200).length;
}

/** Lets each holder have one card of the BIN; returns how the BIN becomes what it was. */
async function capHolders(origin, owner, id) {
  const save = async (change) => {
    const { record, draft } = await ask(origin, '/cardBin/detail', { id }, owner);
    const { maxCardsPerHolder, ...rest } = draft;
    await ask(origin, '/cardBin/update', { id, version: record.version, ...rest, ...change }, owner);
    return maxCardsPerHolder;
  };
  const before = await save({ maxCardsPerHolder: 1 });
  return () => save(before === undefined ? {} : { maxCardsPerHolder: before });
}

async function newHolder(origin, headers, { merchantId }) {
  const name = Math.random()
    .toString(36)
    .replace(/[^a-z]/g, '')
    .slice(0, 8);
  const holder = {
    merchantId,
    firstName: 'Race',
    middleName: '',
    lastName: name,
    email: `${name}@example.com`,
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

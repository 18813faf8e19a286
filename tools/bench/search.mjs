import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ask, signIn } from '../faults/client.mjs';
import { startProcess } from '../faults/process.mjs';
import { fillBeside } from './fill-beside.mjs';
import { fillLists, ownCompany } from './fill-lists.mjs';
import { connect, startPostgres } from './postgres.mjs';

const limitMs = 100;
/** Page size of the palette's searches. */
const pageSize = 10;
/** Timeout; a slower search has failed, and its figures are meaningless. */
const mostMinutes = 12;

/** Runs the palette's searches, each for the words of another record. */
export async function search({ cards, transactions, times, into, only }) {
  const folder = into ?? mkdtempSync(path.join(os.tmpdir(), 'vcc-search-'));
  const database = await startPostgres(folder);
  let server;
  try {
    const env = { DATABASE_URL: database.url, CALLS_PER_MINUTE: '999999' };
    server = await startProcess({ dataDir: path.join(folder, 'data'), env });
    const client = await connect(database.url);
    const { companyId } = await ownCompany(client);
    // Creates an audit log entry, which is copied for the generated ones.
    await signIn(server.url, 'owner');
    const from = Date.now();
    const filled = await fillLists(client, { companyId, folder, cards, transactions });
    await fillBeside(client, { companyId, cards });
    // Vacuumed like a running system, so that index-only scans do not visit unchanged rows.
    await client.query('vacuum (analyze)');
    console.log(`${cards} cards, ${transactions} purchases: ${filled} in ${Math.round((Date.now() - from) / 1000)} s`);
    const cases = (await searchCases({ client, companyId, times })).filter(({ name }) => name.includes(only));
    await client.end();
    // Signs in after filling, which takes longer than the idle timeout of a session.
    const headers = await signIn(server.url, 'owner');
    const until = Date.now() + mostMinutes * 60_000;
    const slow = [];
    for (const { name, route, inputs } of cases) {
      const spent = await measure(server.url, { route, inputs, headers, until });
      const line = `p50 ${shown(spent.all, 0.5)}  p95 ${shown(spent.all, 0.95)}  max. ${shown(spent.all, 1)}`;
      console.log(`${name.padEnd(36)} ${line}  found in ${spent.found} of ${spent.all.length}`);
      if (quantile(spent.all, 0.95) > limitMs) slow.push(name);
    }
    console.log(slow.length === 0 ? `All p95 are at most ${limitMs} ms.` : `Over ${limitMs} ms: ${slow.join('; ')}`);
  } finally {
    await server?.stop();
    await database.stop();
    if (into === undefined) rmSync(folder, { recursive: true, force: true });
  }
}

/** Records from all parts of the tables; full card numbers match no card, because generated cards have none. */
async function searchCases({ client, companyId, times }) {
  const some = async (column, table) => {
    const { rows } = await client.query(
      `select ${column} as word from ${table} where company_id = $1 order by hashtext(id) limit $2`,
      [companyId, times],
    );
    return rows.map(({ word }) => word);
  };
  const [aliases, lastFour, holders, numbers] = [
    await some('alias', 'card'),
    await some('last4', 'card'),
    await some('first_name', 'cardholder'),
    await some('txn_no', 'card_transaction'),
  ];
  const by = (words) => words.map((keyword) => ({ keyword, pageSize, rowsOnly: true }));
  return [
    { name: 'card by alias', route: '/card/list', inputs: by(aliases) },
    { name: 'card by alias prefix', route: '/card/list', inputs: by(aliases.map((it) => it.slice(0, 5))) },
    { name: 'card by its last four digits', route: '/card/list', inputs: by(lastFour) },
    { name: 'card by first name of its cardholder', route: '/card/list', inputs: by(holders) },
    {
      name: 'card by its full number',
      route: '/card/findByNumber',
      // With the two warm-up calls, this is the limit of lookups without a match of a user in 24 hours.
      inputs: lastFour.slice(0, 8).map((digits, place) => ({
        number: withCheckDigit(`45710000${digits}${String(place).padStart(3, '0')}`),
      })),
    },
    { name: 'cardholder by first name', route: '/cardholder/list', inputs: by(holders) },
    { name: 'purchase by its number', route: '/transaction/list', inputs: by(numbers) },
    { name: 'purchase by last four digits', route: '/transaction/list', inputs: by(lastFour) },
    { name: 'card by two letters without results', route: '/card/list', inputs: by(aliases.map(() => 'zq')) },
    { name: 'keyword without results', route: '/card/list', inputs: by(aliases.map((_, place) => `zzqx${place}`)) },
  ];
}

/** Appends the Luhn check digit of card numbers. */
function withCheckDigit(digits) {
  const sum = [...digits].toReversed().reduce((all, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 2 : 1);
    return all + (value > 9 ? value - 9 : value);
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** Two warm-up calls fill plan and index caches, as in a running system. */
async function measure(url, { route, inputs, headers, until }) {
  const all = [];
  let found = 0;
  for (const [time, input] of [...inputs.slice(0, 2), ...inputs].entries()) {
    if (Date.now() > until) throw new Error(`The searches took longer than ${mostMinutes} minutes.`);
    const from = performance.now();
    const { list = [], id } = await ask(url, route, input, headers);
    if (time < 2) continue;
    all.push(performance.now() - from);
    if (list.length > 0 || typeof id === 'string') found += 1;
  }
  return { all: all.sort((a, b) => a - b), found };
}

const quantile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
const shown = (sorted, share) => quantile(sorted, share).toFixed(1).padStart(7);

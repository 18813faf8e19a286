import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ask, issueCards, post, proofs, signIn, withKey } from './client.mjs';
import { startProcess } from './process.mjs';

const usd = (amount) => ({ amount, currency: 'USD' });
/**
 * The first request is still running, or the server is overloaded: the client can retry, because nothing was changed.
 */
const later = [1006, 503];

/** Sends a thousand requests with one idempotency key, and two hundred purchases on a balance for fifty. */
export async function duplicates() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vcc-faults-'));
  const server = await startProcess({ dataDir: path.join(folder, 'data') });
  try {
    const headers = await signIn(server.url, 'operations');
    const once = await oneKey(server.url, headers);
    const spent = await oneBalance(server.url, headers);
    const proof = await proofs(server.url);
    console.log(JSON.stringify({ once, spent, proof }, null, 2));
    return once.effects === 1 && once.others === 0 && spent.approved === 50 && proof.ledger && proof.audit;
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function oneKey(url, headers) {
  const { draft } = await issueCards(url, headers, { count: 1, deposit: '10.00' });
  const body = { ...draft, alias: `Once ${Date.now()}` };
  const same = withKey(headers);
  const answers = await Promise.all(Array.from({ length: 1000 }, () => post(url, '/card/create', body, same)));
  const count = (test) => answers.filter(test).length;
  const { total } = await ask(url, '/card/list', { keyword: body.alias }, headers);
  return {
    submissions: answers.length,
    done: count(({ code }) => code === 200),
    later: count(({ code }) => later.includes(code)),
    others: count(({ code }) => code !== 200 && !later.includes(code)),
    effects: total,
  };
}

async function oneBalance(url, headers) {
  // Two dollars and a fee of ten cents each: fifty purchases use up the balance.
  const { cards } = await issueCards(url, headers, { count: 1, deposit: '105.00' });
  const buy = (index) =>
    post(
      url,
      '/simulator/authorize',
      { cardId: cards[0], amount: usd('2.00'), shopName: `Shop ${index}`, mcc: '5411', shopCountry: 'US' },
      withKey(headers),
    );
  const answers = await Promise.all(Array.from({ length: 200 }, (_, index) => buy(index)));
  const approved = answers.filter(({ data }) => data?.phase === 'AUTHORIZED').length;
  return { asked: answers.length, approved };
}

import { randomInt, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { ask, issueCards, post, proofs, signIn, withKey } from './client.mjs';
import { startProcess } from './process.mjs';

const workers = 6;
const usd = (amount) => ({ amount, currency: 'USD' });

/** Rounds of mixed writes, each ended by kill -9. No confirmed write may be lost, and none may run twice. */
export async function kill({ rounds }) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vcc-faults-'));
  const dataDir = path.join(folder, 'data');
  const figures = { confirmed: 0, unanswered: 0, lost: 0, doubled: 0, slowestStartMs: 0 };
  let server = await startProcess({ dataDir });
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const written = await writeUntilKilled(server);
      server = await startProcess({ dataDir, port: server.port });
      figures.slowestStartMs = Math.max(figures.slowestStartMs, server.readyMs);
      await look(server.url, written, figures);
      if (round % 10 === 0 || round === rounds) console.log(`round ${round}: ${JSON.stringify(figures)}`);
    }
    const proof = await proofs(server.url);
    console.log(`proofs: ${JSON.stringify(proof)}`);
    return figures.lost === 0 && figures.doubled === 0 && proof.ledger && proof.audit && proof.sums;
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs all writers until the process is gone; returns the requests and the confirmed ones. */
async function writeUntilKilled(server) {
  const headers = await signIn(server.url, 'operations');
  const { cards } = await issueCards(server.url, headers, { count: workers, deposit: '150.00' });
  const written = [];
  const ending = new AbortController();
  const worker = async (cardId) => {
    while (!ending.signal.aborted) await write({ url: server.url, headers, cardId, written });
  };
  // Writes to the dying server fail; this is expected.
  const working = cards.map((cardId) => worker(cardId).catch(() => undefined));
  await new Promise((resolve) => setTimeout(resolve, randomInt(150, 1200)));
  ending.abort();
  await server.kill();
  await Promise.all(working);
  return written;
}

/** A unique keyword of letters: a keyword must not contain digits that could be a card number. */
const newMark = () => randomUUID().replaceAll(/\d/g, (digit) => 'ghijklmnop'[digit]);

/** Authorizes and captures one purchase. Each step is recorded before it is sent and after it is confirmed. */
async function write({ url, headers, cardId, written }) {
  const mark = newMark();
  const sale = { cardId, eventId: `auth ${mark}`, shopName: mark, mcc: '5411', shopCountry: 'US', amount: usd('3.00') };
  const bought = await send({ url, headers, written }, '/simulator/authorize', sale, { cardId, mark });
  const clear = { transactionId: bought.id, eventId: `clear ${mark}`, amount: usd('3.00') };
  await send({ url, headers, written }, '/simulator/clear', clear, { cardId, mark });
}

async function send({ url, headers, written }, route, body, about) {
  const note = { ...about, route, body, headers: withKey(headers), answer: null };
  written.push(note);
  const { code, data } = await post(url, route, body, note.headers);
  if (code !== 200) throw new Error(`${route} was refused with ${code}`);
  note.answer = data;
  return data;
}

/**
 * Sends all requests again with their keys: confirmed ones must return the same response, and the others must run once.
 */
async function look(url, written, figures) {
  for (const { route, body, headers, answer } of written) {
    const again = await post(url, route, body, headers);
    if (answer === null) figures.unanswered += 1;
    else figures.confirmed += 1;
    const isKept = again.code === 200 && (answer === null || isDeepStrictEqual(again.data, answer));
    if (!isKept) figures.lost += 1;
  }
  const headers = written[0]?.headers ?? {};
  const purchases = new Map(written.map(({ mark, cardId }) => [mark, cardId]));
  for (const [mark, cardId] of purchases) {
    const { list } = await ask(url, '/transaction/list', { filter: { cardId: [cardId] }, keyword: mark }, headers);
    if (list.length > 1 || list.some(({ cleared }) => Number(cleared.amount) > 3)) figures.doubled += 1;
  }
}

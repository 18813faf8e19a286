import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { post, signIn, withKey } from './client.mjs';
import { startProcess } from './process.mjs';
import { reveal } from './reveal.mjs';
import { unzipped } from './unzip.mjs';

const exportMs = 120_000;

/** Reveals full card numbers, uses these cards in other operations, and searches for the numbers in all data. */
export async function leaks({ rounds: cards }) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vcc-faults-'));
  const dataDir = path.join(folder, 'data');
  const server = await startProcess({ dataDir, env: { LOG_LEVEL: 'trace' } });
  const answers = [];
  try {
    const url = `http://localhost:${server.port}`;
    const say = async (login, asked, body) => {
      const answer = await post(url, asked, body, login);
      answers.push(JSON.stringify(answer));
      return answer;
    };
    const owner = await signIn(url, 'owner');
    const { data } = await say(owner, '/card/list', { pageSize: 100, filter: { state: ['ACTIVE'] } });
    const chosen = data.list.slice(0, cards);
    const known = [];
    for (const card of chosen) known.push(await reveal(url, owner, card.id));
    await work({ say, owner, chosen, known });
    const csv = await exported(url, say, owner, 'CSV');
    // Unpacked, because numbers cannot be found in compressed data.
    const sheets = unzipped(await exported(url, say, owner, 'XLSX'));
    await server.stop();
    return report({ dataDir, log: server.log(), answers, csv, sheets, known, chosen });
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const grouped = (number) => number.replace(/(\d{4})(?=\d)/g, '$1 ');

/** Uses numbers in fields that accept them and in fields that do not. */
async function work({ say, owner, chosen, known }) {
  for (const [index, { number }] of known.entries()) {
    const { id } = chosen[index];
    await say(owner, '/card/findByNumber', { number: grouped(number) });
    await say(owner, '/card/list', { keyword: number });
    await say(owner, '/transaction/list', { keyword: grouped(number) });
    await say(owner, '/card/detail', { id });
    await say(owner, '/card/history', { id });
    const version = chosen[index].version;
    const note = `They gave me ${number}`;
    await say(withKey(owner), '/card/freeze', { id, version, reason: 'OTHER', note });
    await say(withKey(owner), '/card/freeze', { id, version, reason: 'LOST' });
    await say(owner, `/card/${number}`, { number });
  }
  await say(owner, '/audit/list', {});
  await say(owner, '/job/list', {});
}

async function exported(url, say, owner, format) {
  const { data: job } = await say(withKey(owner), '/card/export', { format });
  const until = Date.now() + exportMs;
  while (Date.now() < until) {
    const { data } = await say(owner, '/job/list', {});
    const now = data.list.find(({ id }) => id === job.id);
    if (now?.state === 'SUCCEEDED') {
      const { data: file } = await say(owner, '/job/download', { id: job.id });
      return Buffer.from(await (await fetch(new URL(file.url, url))).arrayBuffer());
    }
    await wait(500);
  }
  throw new Error('The export timed out.');
}

function report({ dataDir, log, answers, csv, sheets, known, chosen }) {
  const files = readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name)));
  const places = {
    database: files,
    log: [Buffer.from(log)],
    answers: answers.map((text) => Buffer.from(text)),
    csv: [csv],
    xlsx: sheets,
  };
  const hitsOf = (words) =>
    Object.fromEntries(
      Object.entries(places).map(([place, texts]) => [
        place,
        texts.filter((text) => words.some((word) => text.includes(word))).length,
      ]),
    );
  const numbers = known.flatMap(({ number }) => [number, grouped(number)]);
  // Three digits occur everywhere; a leak is a code with its field name or card number.
  const codes = known.flatMap(({ number, securityCode }) => [
    `"securityCode":"${securityCode}"`,
    `${number.slice(-4)} ${securityCode}`,
    `${number.slice(-4)},${securityCode}`,
  ]);
  const result = {
    cards: known.length,
    searched: { files: files.length, logBytes: log.length, answers: answers.length },
    numbers: hitsOf(numbers),
    securityCodes: hitsOf(codes),
    // Control: known data is found.
    control: { ...hitsOf(chosen.map(({ id }) => id)), ...exportsOf(hitsOf(chosen.map(({ alias }) => alias))) },
  };
  console.log(JSON.stringify(result, null, 2));
  const isClean = (hits) => Object.values(hits).every((count) => count === 0);
  const { database, csv: inCsv, xlsx } = result.control;
  return isClean(result.numbers) && isClean(result.securityCodes) && [database, inCsv, xlsx].every((hits) => hits > 0);
}

/** Exports have no ids; cards are found by alias. */
const exportsOf = ({ csv, xlsx }) => ({ csv, xlsx });

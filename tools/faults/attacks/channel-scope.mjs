import { setTimeout as wait } from 'node:timers/promises';
import { ask, post, signIn, withKey } from '../client.mjs';
import { allOf, readAll } from '../read-all.mjs';

const recordsEach = 5;

/** A channel user finds out cardholders and merchants of the cards in its data scope. */
export async function run({ origin, rounds }) {
  const operations = await signIn(origin, 'operations');
  const channel = await signIn(origin, 'channel.operator');
  const names = await namesOf(origin, operations);
  const { list: cards } = await ask(origin, '/card/list', { pageSize: 200 }, channel);
  const { list: purchases } = await ask(origin, '/transaction/list', { pageSize: 200 }, channel);
  const some = (rows) => rows.slice(0, recordsEach * rounds);
  const held = some(cards.filter(({ cardholder }) => cardholder !== null));
  const records = [
    ...held.flatMap(({ id, cardholder }) => [{ id }, { cardId: id }, { id: cardholder.id }]),
    ...some(purchases).flatMap(({ id }) => [{ id }, { transactionId: id }]),
    ...some(await batchesOf(origin, channel, held)).map((batchNo) => ({ batchNo })),
    ...some(names).map((keyword) => ({ keyword })),
  ];
  const told = [...(await readAll(origin, channel, records)), ...(await filesOf(origin, channel))];
  const tooMuch = told.flatMap(({ path, body, text }) => {
    const found = names.filter((name) => text.includes(name) && name !== body.keyword);
    return found.length > 0 ? [{ path, body, told: found.slice(0, 3) }] : [];
  });
  const found = told.flatMap(({ path, body, text }) =>
    path === '/admin/card/list' && body.keyword && rowsBeyond(text, body.keyword) ? [{ path, body }] : [],
  );
  const figures = {
    names: names.length,
    asked: told.length,
    answered: told.filter(({ code }) => code === 200).length,
    tooMuch: tooMuch.length + found.length,
    calls: [...new Set([...tooMuch, ...found].map(({ path }) => path))],
    first: tooMuch[0] ?? found[0],
  };
  // Control: the cards in its scope have different cardholders.
  const isFair = held.length > 0 && names.length > 20 && figures.answered > 50;
  return { name: 'channel-scope', passed: isFair && figures.tooMuch === 0, figures };
}

/** A search for a cardholder name must find only cards whose alias contains it. */
const rowsBeyond = (text, keyword) =>
  (JSON.parse(text)?.list ?? []).some(({ alias }) => !alias.toLowerCase().includes(keyword.toLowerCase()));

/** Names that only the company may see: of cardholders and merchants. */
async function namesOf(origin, operations) {
  const holders = await allOf(origin, '/cardholder/list', operations);
  const { list: merchants } = await ask(origin, '/merchant/options', {}, operations);
  const all = [...holders.map(({ name }) => name), ...merchants.flatMap(({ name }) => Object.values(name))];
  return [...new Set(all.filter((name) => name))];
}

async function batchesOf(origin, channel, cards) {
  const numbers = [];
  for (const { id } of cards) numbers.push((await ask(origin, '/card/detail', { id }, channel)).batchNo);
  return [...new Set(numbers)].filter((batchNo) => batchNo);
}

/** Text of each export of the channel. */
async function filesOf(origin, channel) {
  const files = [];
  for (const path of ['/card/export', '/transaction/export', '/account/export', '/cardBin/export']) {
    const { code, data: job } = await post(origin, path, { format: 'CSV' }, withKey(channel));
    if (code !== 200) continue;
    let state;
    for (let turn = 0; turn < 60 && state !== 'SUCCEEDED'; turn += 1) {
      await wait(500);
      const { list } = await ask(origin, '/job/list', {}, channel);
      ({ state } = list.find(({ id }) => id === job.id) ?? {});
    }
    const { url } = await ask(origin, '/job/download', { id: job.id }, channel);
    files.push({ path, body: {}, code, text: await (await fetch(new URL(url, origin))).text() });
  }
  return files;
}

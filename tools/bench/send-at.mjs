import { randomUUID } from 'node:crypto';
import { plainHttp } from './plain-http.mjs';

const tickMs = 5;
const usd = (amount) => ({ amount, currency: 'USD' });

/** Typical read calls: mostly lists and record pages. */
const reads = [
  () => ['/card/list', { pageSize: 20 }],
  ({ card }) => ['/card/detail', { id: card }],
  () => ['/transaction/list', { pageSize: 20 }],
  () => ['/account/list', { pageSize: 20 }],
  () => ['/card/list', { pageSize: 20, filter: { state: ['ACTIVE'] }, sort: [{ field: 'alias', dir: 'asc' }] }],
  ({ card }) => ['/card/history', { id: card }],
  () => ['/review/list', { pageSize: 20 }],
  ({ card }) => ['/transaction/list', { pageSize: 20, filter: { cardId: [card] } }],
];

/** Purchase with a unique card acceptor, so that it is not declined as a duplicate. */
const write = ({ card }) => [
  '/simulator/authorize',
  { cardId: card, amount: usd('1.01'), shopName: randomUUID(), mcc: '5411', shopCountry: 'US' },
];

/** @returns {[string, object]} */
const callOf = (index, cards) => {
  // All cards are written and read: five consecutive calls use one card.
  const card = cards[Math.floor(index / 5) % cards.length];
  return index % 5 === 4 ? write({ card }) : reads[index % reads.length]({ card });
};

/**
 * Sends at a fixed rate without waiting for responses, and measures each from its scheduled time: if the server stalls,
 * all queued calls count as late.
 */
export async function sendAt({ url, sessions, cards, perSecond, seconds }) {
  const http = plainHttp({ url, sessions });
  const total = perSecond * seconds;
  const said = { answered: [], shed: [], errors: [] };
  const open = [];
  const from = performance.now();
  for (let index = 0; index < total;) {
    const due = Math.min(total, Math.floor(((performance.now() - from) / 1000) * perSecond));
    for (; index < due; index += 1) {
      const shouldMs = from + (index / perSecond) * 1000;
      const [route, body] = callOf(index, cards);
      open.push(
        http
          .post(`/admin${route}`, body, `idempotency-key: ${randomUUID()}\r\n`)
          .then((answer) => note(said, answer, performance.now() - shouldMs)),
      );
    }
    await new Promise((resolve) => setTimeout(resolve, tickMs));
  }
  await Promise.all(open);
  http.close();
  return {
    sent: total,
    seconds: (performance.now() - from) / 1000,
    answered: timesOf(said.answered),
    shed: timesOf(said.shed),
    errors: { count: said.errors.length, first: said.errors[0] ?? '' },
  };
}

function note(said, { status, body }, spentMs) {
  const code = Number(/"code":(\d+)/.exec(body)?.[1]);
  if (status === 200 && code === 200) said.answered.push(spentMs);
  else if (status === 503 || status === 429) said.shed.push(spentMs);
  else said.errors.push(`${status} ${code} ${body}`);
}

const timesOf = (times) => {
  const sorted = times.sort((a, b) => a - b);
  const at = (share) => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0);
  return { count: sorted.length, at };
};

import { ask, signIn, withKey } from '../client.mjs';
import { readAll } from '../read-all.mjs';
import { invitationOf, takeSeat, walletWithCards } from '../wallet-membership.mjs';

/** Text in everything that staff write. */
const secret = 'Suspected of fraud, do not tip off';
const reason = 'SUSPICIOUS';

/** A wallet user, the merchant and the channel search for staff's texts about a card, their reasons and their names. */
export async function run({ origin, mailbox }) {
  const operations = await signIn(origin, 'operations');
  const { wallet, cards } = await walletWithCards(origin, operations, { fewest: 1 });
  const [card] = cards;
  const now = () => withKey(operations);
  await ask(origin, '/card/addNote', { id: card.id, text: `${secret} (note)` }, now());
  const { list: purchases } = await ask(
    origin,
    '/transaction/list',
    { filter: { cardId: [card.id] }, pageSize: 50 },
    operations,
  );
  const some = purchases.slice(0, 1);
  for (const { id } of some) await ask(origin, '/transaction/addNote', { id, text: `${secret} (purchase)` }, now());
  const { card: seen } = await detailOf(origin, operations, card.id);
  await ask(origin, '/card/freeze', { id: card.id, version: seen.version, reason, note: `${secret} (freeze)` }, now());
  const { nickname } = await ask(origin, '/profile/query', {}, operations);
  const records = [card.id, wallet.id, ...some.map(({ id }) => id)].flatMap((id) => [
    { id },
    { cardId: id },
    { transactionId: id },
    { walletId: id },
  ]);
  const readers = {
    wallet: (await takeSeat({ origin, mailbox }, operations, invitationOf(wallet.id, { role: 'MANAGER' }))).headers,
    merchant: await signIn(origin, 'merchant.owner'),
    channel: await signIn(origin, 'channel.operator'),
  };
  const tooMuch = [];
  let answered = 0;
  for (const [who, headers] of Object.entries(readers))
    for (const { path, body, code, text } of await readAll(origin, headers, records)) {
      answered += Number(code === 200);
      const told = [secret, `"${nickname}"`].filter((one) => text.includes(one));
      // The reason of a freeze is internal; as an option of a form it is visible to all.
      if (text.includes(card.id) && text.includes(`"${reason}"`)) told.push(reason);
      if (told.length > 0) tooMuch.push({ who, path, body, told });
    }
  const own = await readAll(origin, operations, records);
  const written = own.filter(({ text }) => text.includes(secret)).map(({ path }) => path);
  const { card: frozen } = await detailOf(origin, operations, card.id);
  await ask(origin, '/card/unfreeze', { id: card.id, version: frozen.version, reason: 'MISTAKE' }, now());
  const figures = {
    answered,
    written: new Set(written).size,
    tooMuch: tooMuch.length,
    first: tooMuch[0],
  };
  // Control: staff find the text in several places, and the others get other data.
  return { name: 'staff-notes', passed: figures.written > 1 && answered > 50 && tooMuch.length === 0, figures };
}

async function detailOf(origin, headers, id) {
  const found = await ask(origin, '/card/detail', { id }, headers);
  return { card: found.card ?? found };
}

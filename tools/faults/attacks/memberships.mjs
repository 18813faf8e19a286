import { ask, signIn } from '../client.mjs';
import { allOf, readAll } from '../read-all.mjs';
import { invitationOf, takeSeat, walletWithCards } from '../wallet-membership.mjs';

const idPattern = /\b(card|holder|txn|wallet|group|batch|review|invoice|wuser)_[0-9A-HJKMNP-TV-Z]{26}\b/g;

/** A wallet user with access to one card reads other records of the merchant. */
export async function run({ origin, mailbox }) {
  const operations = await signIn(origin, 'operations');
  const { wallet, cards } = await walletWithCards(origin, operations);
  const [own, hidden] = cards;
  const others = await strangers(origin, operations, own);
  const invitation = invitationOf(wallet.id, { visibleCards: 'SELECTED', cardIds: [own.id] });
  const { headers } = await takeSeat({ origin, mailbox }, operations, invitation);
  const records = [own.id, hidden.id, wallet.id, own.cardholder.id, others.holder.id, others.transaction.id]
    .flatMap((id) => [{ id }, { cardId: id }, { walletId: id }, { transactionId: id }])
    .concat(others.batches.map(({ batchNo }) => ({ batchNo })))
    .concat(others.batches.slice(0, 5).map(({ id }) => ({ id })))
    .concat(
      { filter: { cardId: [hidden.id] } },
      { filter: { cardholderId: [others.holder.id] } },
      { keyword: others.holder.name },
    );
  const told = await readAll(origin, headers, records);
  const { list } = await ask(origin, '/transaction/list', { filter: { cardId: [own.id] }, pageSize: 200 }, operations);
  const mine = new Set([own.id, wallet.id, own.cardholder.id, ...list.map(({ id }) => id)]);
  const tooMuch = told.flatMap(({ path, body, code, text }) => {
    const ids = (text.match(idPattern) ?? []).filter((id) => !mine.has(id));
    const names = others.names.filter((name) => text.includes(`"${name}"`));
    return ids.length + names.length > 0 || code === 500
      ? [{ path, body, code, told: [...ids, ...names].slice(0, 3) }]
      : [];
  });
  const answered = told.filter(({ code }) => code === 200);
  const figures = {
    asked: told.length,
    answered: answered.length,
    tooMuch: tooMuch.length,
    calls: [...new Set(tooMuch.map(({ path }) => path))],
    first: tooMuch[0],
  };
  // Control: the user can read the own card.
  const isFair = answered.some(({ text }) => text.includes(own.id)) && others.batches.length > 0;
  return { name: 'memberships', passed: isFair && tooMuch.length === 0, figures };
}

/** Records beyond the card: batches, a purchase and the cardholder of another card, names of all other cardholders. */
async function strangers(origin, operations, { id, cardholder }) {
  const { list: batches } = await ask(origin, '/cardBatch/list', { pageSize: 50 }, operations);
  const { list: purchases } = await ask(origin, '/transaction/list', { pageSize: 50 }, operations);
  const holders = await allOf(origin, '/cardholder/list', operations);
  const known = holders.filter(({ name }) => name !== cardholder.name);
  const transaction = purchases.find(({ card }) => card?.id !== id);
  return { batches, transaction, holder: known[0], names: [...new Set(known.map(({ name }) => name))] };
}

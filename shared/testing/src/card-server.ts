import {
  countCards,
  type Card,
  listBinOptions,
  listCardNotes,
  listCards,
  listMerchantOptions,
  readCardActivities,
} from '@console/contracts/cards';
import { binOptionOf, cardOf, listResultOf, merchantOf } from './builders';
import { fakeServer, type FakeServer } from './fake-server';

/** A fake server with cards, which answers all calls of card pages. */
export function cardServer(cards: Card[] = [cardOf()]): FakeServer {
  return fakeServer()
    .on(listMerchantOptions, () => ({ list: [merchantOf()], hasMore: false }))
    .on(readCardActivities, () => ({ list: [] }))
    .on(listCardNotes, () => ({ list: [], audiences: [] }))
    .on(listBinOptions, () => ({ list: [binOptionOf()] }))
    .on(countCards, () => ({ total: cards.length, states: [{ state: 'ACTIVE', count: cards.length }] }))
    .on(listCards, (query) =>
      listResultOf(cards, query, { aggregates: { balance: [{ amount: '1234.50', currency: 'USD' }] } }),
    );
}

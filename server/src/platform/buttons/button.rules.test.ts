import { inOrder, nounOf, placesOf } from './button.rules';

const codes = ['cards.card.view', 'cards.note.add', 'cards.card.create'];

test('buttons are numbered within their noun', () => {
  expect(nounOf('cards.card.view')).toBe('cards.card');
  expect([...placesOf(codes)]).toEqual([
    ['cards.card.view', 10],
    ['cards.note.add', 10],
    ['cards.card.create', 20],
  ]);
});

test('nouns are in the order of the product, and buttons of a noun in the stored order', () => {
  const places = new Map([...placesOf(codes), ['cards.card.view', 25]]);
  expect(inOrder(codes, places)).toEqual(['cards.card.create', 'cards.card.view', 'cards.note.add']);
});

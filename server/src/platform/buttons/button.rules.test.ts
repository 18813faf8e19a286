import { inOrder, nounOf, placesOf } from './button.rules';

const codes = ['cards.card.view', 'cards.note.add', 'cards.card.create'];

test('a button belongs to its noun, and has a place among those of it', () => {
  expect(nounOf('cards.card.view')).toBe('cards.card');
  expect([...placesOf(codes)]).toEqual([
    ['cards.card.view', 10],
    ['cards.note.add', 10],
    ['cards.card.create', 20],
  ]);
});

test('nouns come as the product has them, and within one the console says the order', () => {
  const places = new Map([...placesOf(codes), ['cards.card.view', 25]]);
  expect(inOrder(codes, places)).toEqual(['cards.card.create', 'cards.card.view', 'cards.note.add']);
});

import { type Chosen, countOf, keysOn, nothingChosen, withPage } from './selection.rules';

interface Row {
  id: string;
}
const rowsOf = (...ids: string[]): Row[] => ids.map((id) => ({ id }));
const [first, second] = [rowsOf('a', 'b', 'c'), rowsOf('d', 'e')];

test('rows stay selected on other pages', () => {
  const one = withPage<Row>(nothingChosen, first, new Set(['a', 'c']));
  const two = withPage(one, second, new Set(['d']));
  expect(countOf(two, 100)).toBe(3);
  expect([...keysOn(two, first)]).toEqual(['a', 'c']);
  expect(countOf(withPage(two, first, new Set(['c'])), 100)).toBe(2);
});

test('single rows can be excluded from all matches and included again', () => {
  const all: Chosen<Row> = { at: 'all', except: new Set() };
  expect([...keysOn(all, first)]).toEqual(['a', 'b', 'c']);
  const but = withPage(all, first, new Set(['a']));
  expect([countOf(but, 100), [...keysOn(but, first)]]).toEqual([98, ['a']]);
  const back = withPage(but, first, new Set(['a', 'b']));
  expect([countOf(back, 100), [...keysOn(back, second)]]).toEqual([99, ['d', 'e']]);
});

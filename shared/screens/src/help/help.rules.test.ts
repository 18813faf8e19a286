import { keysOf, linesOf } from './help.rules';

test('empty lines are removed', () => {
  expect(linesOf('One\n\n Two \n')).toEqual(['One', 'Two']);
});

test.each([
  ['/ = Search', [{ keys: ['/'], does: 'Search' }]],
  [
    'J K = Next\n1 – 5 = Reason',
    [
      { keys: ['J', 'K'], does: 'Next' },
      { keys: ['1', '–', '5'], does: 'Reason' },
    ],
  ],
  ['A = b = c', [{ keys: ['A'], does: 'b = c' }]],
  ['', []],
])('%s has these keys', (text, keys) => expect(keysOf(text)).toEqual(keys));

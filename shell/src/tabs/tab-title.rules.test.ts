import { filled } from './tab-title.rules';

test.each([
  ['Card ••{{last}}', { last: '0982' }, 'Card ••0982'],
  ['{{last}}的卡片', { last: '$&' }, '$&的卡片'],
  ['Card ••{{last}}', { first: '4571' }, undefined],
  ['Card ••{{last}}', undefined, undefined],
  [undefined, { last: '0982' }, undefined],
])('%s with %j is %s', (sentence, fill, expected) => {
  expect(filled(sentence, fill)).toBe(expected);
});

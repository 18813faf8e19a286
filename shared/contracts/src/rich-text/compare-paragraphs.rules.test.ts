import { compareParagraphs } from './compare-paragraphs.rules';

const html = (...paragraphs: string[]) => paragraphs.map((text) => `<p>${text}</p>`).join('');

test.each<[string, string[], string[], ReturnType<typeof compareParagraphs>]>([
  [
    'equal texts have the same positions',
    ['a', 'b'],
    ['a', 'b'],
    { before: { 1: 'a', 2: 'b' }, after: { 1: 'a', 2: 'b' } },
  ],
  [
    'an inserted paragraph has its own position',
    ['a', 'b'],
    ['a', 'new', 'b'],
    {
      before: { 1: 'a', 3: 'b' },
      after: { 1: 'a', 2: 'new', 3: 'b' },
    },
  ],
  [
    'a removed paragraph has its own position',
    ['a', 'old', 'b'],
    ['a', 'b'],
    {
      before: { 1: 'a', 2: 'old', 3: 'b' },
      after: { 1: 'a', 3: 'b' },
    },
  ],
  [
    'a changed paragraph keeps its position',
    ['a', 'fee 1%', 'b'],
    ['a', 'fee 2%', 'b'],
    {
      before: { 1: 'a', 2: 'fee 1%', 3: 'b' },
      after: { 1: 'a', 2: 'fee 2%', 3: 'b' },
    },
  ],
  ['a first text is all added', [], ['a', 'b'], { before: {}, after: { 1: 'a', 2: 'b' } }],
])('%s', (_name, before, after, compared) => {
  expect(compareParagraphs(html(...before), html(...after))).toEqual(compared);
});

test('headings, list items and lines are compared as paragraphs without tags', () => {
  const text = '<h2>Fees</h2><ul><li><p>one <strong>two</strong></p></li><li><p>three</p></li></ul>';
  expect(compareParagraphs('', text).after).toEqual({ 1: 'Fees', 2: 'one two', 3: 'three' });
});

test('very long texts are paired by paragraph order', () => {
  const many = Array.from({ length: 2_100 }, (_, index) => `paragraph ${index}`);
  const { before, after } = compareParagraphs(html(...many), html('first', ...many));
  expect([before[1], after[1], after[2]]).toEqual(['paragraph 0', 'first', 'paragraph 0']);
});

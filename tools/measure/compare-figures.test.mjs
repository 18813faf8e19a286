import { compareFigures } from './compare-figures.mjs';

const figures = { bytes: { limit: 100, last: 90 }, nodes: { limit: 1, last: 0 } };

test('a figure above its limit and a limit without a figure are reported', () => {
  expect(compareFigures(figures, [{ about: 'bytes', value: 101 }]).above).toEqual(['bytes', 'nodes']);
});

test('a figure at its limit passes, and becomes the last value', () => {
  const measured = [
    { about: 'bytes', value: 100 },
    { about: 'nodes', value: 0.5 },
    { about: 'time', value: 7 },
  ];
  const { above, next } = compareFigures(figures, measured);
  expect(above).toEqual([]);
  expect(next).toEqual({ bytes: { limit: 100, last: 100 }, nodes: { limit: 1, last: 0.5 }, time: { last: 7 } });
});

import { ratioFigures } from './ratio-figures.mjs';

const each = (values) => new Proxy({}, { get: () => values });

test('each ratio is the product divided by the single bundle', () => {
  const figures = ratioFigures(each({ federated: [11, 22, 60], 'single bundle': [10, 20, 20] }));
  expect(figures[0]).toEqual({ about: 'Single-bundle ratio, dashboard: bytes', value: 1.1 });
  expect(figures.map(({ value }) => value)).toEqual(figures.map(() => 1.1));
});

import { ratioOf } from '../bench/figures.mjs';

/** Recorded ratios: the metric of the comparison, and its name in the figures. */
const noted = [
  ['dashboard: bytes', 'dashboard: bytes'],
  ['dashboard: files', 'dashboard: bytes of files'],
  ['dashboard: requests', 'dashboard: requests'],
  ['dashboard: taskMs', 'dashboard: main thread'],
  ['dashboard: usableMs', 'dashboard: time to usable'],
  ['cards page: bytes', 'cards: bytes'],
  ['cards page: files', 'cards: bytes of files'],
  ['cards page: requests', 'cards: requests'],
  ['cards page: taskMs', 'cards: main thread'],
  ['cards page: usableMs', 'cards: time to first row'],
  ['first open: shown', 'first open of a page'],
  ['open again: shown', 'page opened again'],
];

/** Ratios of the product to the single bundle, as figures: median of the ratios within each round. */
export const ratioFigures = (values) =>
  noted.map(([metric, name]) => {
    const { federated, 'single bundle': mono } = values[metric];
    return { about: `Single-bundle ratio, ${name}`, value: ratioOf(federated, mono).middle };
  });

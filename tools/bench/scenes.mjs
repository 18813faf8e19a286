/** Row with data: placeholder rows are hidden from assistive technology while a list is loading. */
const row = 'tbody tr:not([aria-hidden])';

/** Selectors that match once a page is usable, by its name. */
export const usable = {
  index: `[data-page=index] ${row}`,
  'cards-balance': `[data-page=cards-balance] ${row}`,
};

/** First visits, each with an empty cache. */
export const visits = [
  { name: 'dashboard', page: 'index', address: '/main/index' },
  { name: 'cards page', page: 'cards-balance', address: '/main/cards-balance' },
];

/** A row of data: the rows that stand in while it is loaded are hidden from assistive technology. */
const row = 'tbody tr:not([aria-hidden])';

/** When a page can be worked with, by its name. */
export const usable = {
  index: `[data-page=index] ${row}`,
  'cards-balance': `[data-page=cards-balance] ${row}`,
};

/** First visits, each with nothing cached. */
export const visits = [
  { name: 'dashboard', page: 'index', address: '/main/index' },
  { name: 'cards page', page: 'cards-balance', address: '/main/cards-balance' },
];

import type { ReactElement } from 'react';

/** A component of the kit and its counterpart of Arco, each with what it loads: the bench counts those bytes. */
export interface Case {
  kit: () => Promise<ReactElement>;
  arco: () => Promise<ReactElement>;
}

export const label = 'Currency';
export const nothing = () => {};
export const options = ['USD', 'EUR', 'SGD'].map((value) => ({ value, label: value }));
export const views = [
  { key: 'all', label: 'All' },
  { key: 'frozen', label: 'Frozen' },
  { key: 'mine', label: 'Mine' },
];
export const facts = [
  { label: 'Cardholder', value: 'Grace Lim' },
  { label: 'Merchant', value: 'Harbourline' },
];

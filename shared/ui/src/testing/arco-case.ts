import type { ReactElement } from 'react';

/** Component of the kit and its counterpart in Arco. Each is loaded separately, because the bench counts the bytes. */
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

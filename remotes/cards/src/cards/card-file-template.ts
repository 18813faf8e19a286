import type { Language } from '@console/contracts';
import { cardFileColumns, cardFileHeads } from '@console/contracts/cards';

const examples = {
  en_US: ['name@example.com', '', 'Search ads', '500.00', ''],
  zh_CN: ['name@example.com', '', '搜索广告', '500.00', ''],
} as const satisfies Record<Language, readonly string[]>;

/** The mark in front is what Excel knows Unicode by. */
export const templateOf = (language: Language): string =>
  `\uFEFF${[cardFileColumns.map((name) => cardFileHeads[name][language]), examples[language]]
    .map((cells) => `${cells.join(',')}\r\n`)
    .join('')}`;

/** Saves a file with the heads and a line that shows how it is filled in. */
export function offerTemplate(language: Language, name: string): void {
  const url = URL.createObjectURL(new Blob([templateOf(language)], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has begun to save it by the next turn.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}

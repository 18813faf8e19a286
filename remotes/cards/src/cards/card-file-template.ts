import type { Language } from '@console/contracts';
import { cardFileColumns, cardFileHeads } from '@console/contracts/cards';

const examples = {
  en_US: ['name@example.com', '', 'Search ads', '500.00', ''],
  zh_CN: ['name@example.com', '', '搜索广告', '500.00', ''],
} as const satisfies Record<Language, readonly string[]>;

/** Template as CSV. Excel needs the byte order mark to detect UTF-8. */
export const templateOf = (language: Language): string =>
  `\uFEFF${[cardFileColumns.map((name) => cardFileHeads[name][language]), examples[language]]
    .map((cells) => `${cells.join(',')}\r\n`)
    .join('')}`;

/** Downloads a file with column headings and an example row. */
export function offerTemplate(language: Language, name: string): void {
  const url = URL.createObjectURL(new Blob([templateOf(language)], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Revoked in the next task, after the download has started.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}

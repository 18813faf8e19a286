import { startI18n } from '@console/i18n';
import { render, screen } from '@testing-library/react';
import { shellLocales } from '../locales';
import { translate } from '../testing/translated';
import { PaletteList } from './palette-list';
import type { PaletteGroup } from './use-palette-items';

const groups: PaletteGroup[] = [
  {
    key: 'pages',
    items: [{ key: 'cards', icon: 'card', label: 'Cards', other: '', hint: 'Issued cards', choose: () => undefined }],
  },
];

const listFor = (query: string) => (
  <PaletteList id="list" groups={groups} current={undefined} query={query} onChoose={() => undefined} />
);

test('a typed letter highlights results after a translator has replaced the texts of the page', async () => {
  await startI18n('en-US', { shell: shellLocales });
  const { container, rerender } = render(listFor(''));
  translate(container);
  rerender(listFor('c'));
  const option = screen.getByRole('option');
  expect([...option.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['C', 'c']);
  translate(container);
  rerender(listFor('ar'));
  expect([...option.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['ar', 'ar']);
});

import { renderScreen } from '@console/testing';
import { screen } from '@testing-library/react';
import Help from './page-help.view';

const texts = { 'en-US': () => import('./en-US.json'), 'zh-CN': () => import('./zh-CN.json') };
const show = (page: string) =>
  renderScreen(() => <Help page={page} onEvent={() => undefined} />, { at: `/main/${page}`, texts });

it('says what a page is for, what can be done there and which keys help', async () => {
  await show('cards-balance');
  screen.getByText(/^All cards that you may see/);
  expect(screen.getAllByRole('listitem').length).toBeGreaterThan(1);
  expect(screen.getAllByRole('definition')).toHaveLength(3);
});

it('shows nothing of a page that it does not know', async () => {
  const { container } = await show('no-such-page');
  expect(container.textContent).toBe('');
});

import { renderScreen } from '@console/testing';
import { screen } from '@testing-library/react';
import Help from './page-help.section';

const texts = { 'en-US': () => import('./en-US.json'), 'zh-CN': () => import('./zh-CN.json') };
const show = (page: string) =>
  renderScreen(() => <Help page={page} onEvent={() => undefined} />, { at: `/main/${page}`, texts });

it('the help of a page has its purpose, its actions and its keyboard shortcuts', async () => {
  await show('opt-information');
  screen.getByText(/^Actions of users, API keys and the platform/);
  expect(screen.getAllByRole('listitem').length).toBeGreaterThan(1);
  expect(screen.getAllByRole('definition')).toHaveLength(3);
});

it('a page without help texts has no help', async () => {
  const { container } = await show('no-such-page');
  expect(container.textContent).toBe('');
});

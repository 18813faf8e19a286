import { renderScreen } from '@console/testing';
import { screen } from '@testing-library/react';
import english from './en-US.json';
import Help from './page-help.section';

const texts = { 'en-US': () => import('./en-US.json'), 'zh-CN': () => import('./zh-CN.json') };
const show = (page: string) =>
  renderScreen(() => <Help page={page} onEvent={() => undefined} />, { at: `/main/${page}`, texts });

test('a page with help shows its purpose, its actions and its keys', async () => {
  await show('company-management');
  screen.getByText(english['help.company-management.what']);
  expect(screen.getAllByRole('listitem').length).toBeGreaterThan(1);
  expect(screen.getAllByRole('definition').length).toBeGreaterThan(1);
});

test('a page without help shows no help', async () => {
  const { container } = await show('no-such-page');
  expect(container.textContent).toBe('');
});

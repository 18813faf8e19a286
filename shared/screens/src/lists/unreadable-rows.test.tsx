import { renderScreen } from '@console/testing';
import { screen } from '@testing-library/react';
import { withKit } from '../locales/with-kit';
import { UnreadableRows } from './unreadable-rows';

const none = async () => ({ default: {} });
const texts = withKit({ 'en-US': none, 'zh-CN': none });
const show = (count?: number) =>
  renderScreen(() => <UnreadableRows count={count} />, { at: '/main/cards-balance', texts });

test('the number of rows that the server omitted is reported', async () => {
  await show(2);
  expect(screen.queryByText(/^2 records on this page can't be shown/)).not.toBeNull();
});

test('a page with all of its rows shows no such notice', async () => {
  await show();
  expect(screen.queryByText(/can't be shown/)).toBeNull();
});

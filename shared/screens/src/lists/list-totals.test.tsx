import { renderScreen } from '@console/testing';
import { screen } from '@testing-library/react';
import { withKit } from '../locales/with-kit';
import { ListTotals } from './list-totals';

const none = async () => ({ default: {} });
const texts = withKit({ 'en-US': none, 'zh-CN': none });
const currencies = ['CNY', 'EUR', 'GBP', 'SGD', 'THB', 'USD'];
const show = (count: number) => {
  const values = currencies.slice(0, count).map((currency) => ({ amount: '12.00', currency }));
  return renderScreen(() => <ListTotals label="Balance" values={values} />, { at: '/main/cards-balance', texts });
};
const seen = () => currencies.filter((currency) => screen.queryByText(currency));

test('totals in up to five currencies are shown directly', async () => {
  await show(5);
  expect(seen()).toHaveLength(5);
  expect(screen.queryByRole('button')).toBeNull();
});

test('with more currencies four are shown, and the others on demand', async () => {
  const { user } = await show(6);
  expect(seen()).toEqual(['CNY', 'EUR', 'GBP', 'SGD']);
  await user.click(screen.getByRole('button', { name: '+2 more' }));
  expect(seen()).toEqual(currencies);
});

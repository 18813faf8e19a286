import { useState } from 'react';
import { screen } from '@testing-library/react';
import { show } from '../testing/show';
import { AmountInput } from './amount-input';
import { decimalOf, shownDecimal } from './amount.rules';

test.each([
  ['1,234.5', '1234.5'],
  ['１２３．５', '123.5'],
  ['−5', '-5'],
  ['.5', '0.5'],
  ['12.', '12'],
  ['abc', 'abc'],
  ['9007199254740993.01', '9007199254740993.01'],
])('%s is sent as %s', (typed, sent) => expect(decimalOf(typed)).toBe(sent));

test.each([
  ['1234.5', 2, '1,234.50'],
  ['1234', 0, '1,234'],
  ['-1234567.891', 3, '-1,234,567.891'],
  ['abc', 2, 'abc'],
  ['', 2, ''],
])('%s with %i digits is shown as %s', (value, digits, shown) => expect(shownDecimal(value, digits)).toBe(shown));

function Limit() {
  const [value, setValue] = useState('4000');
  return (
    <>
      <AmountInput label="Limit" currency="USD" value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

test('it is grouped until it is edited, and again afterwards', async () => {
  const user = await show(<Limit />);
  const input = screen.getByRole('textbox', { name: 'Limit' });
  expect(input).toHaveProperty('value', '4,000.00');
  await user.click(input);
  expect(input).toHaveProperty('value', '4000');
  await user.clear(input);
  await user.type(input, '12,500.5');
  expect(screen.getByRole('status').textContent).toContain('12500.5');
  await user.tab();
  expect(input).toHaveProperty('value', '12,500.50');
});

test('what is typed after the Tab key replaces the amount', async () => {
  const user = await show(<Limit />);
  await user.tab();
  await user.keyboard('75');
  expect(screen.getByRole('textbox', { name: 'Limit' })).toHaveProperty('value', '75');
});

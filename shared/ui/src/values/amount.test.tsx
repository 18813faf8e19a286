import { render } from '@testing-library/react';
import { Amount, type AmountProps } from './amount';
import { CardNumber } from './card-number';
import { initialsOf } from './avatar';

const textOf = (props: AmountProps) => render(<Amount {...props} />).container.textContent;

test.each<[AmountProps, string]>([
  [{ value: { amount: '1234.5', currency: 'USD' } }, '1,234.50 USD'],
  [{ value: { amount: '1234.5', currency: 'SGD' }, tone: 'alone' }, 'S$1,234.50 SGD'],
  [{ value: { amount: '-2.88', currency: 'USD' }, tone: 'alone' }, '−$2.88 USD'],
  [{ value: { amount: '0.5', currency: 'CHF' }, tone: 'figure' }, '¤0.50 CHF'],
  [{ value: { amount: '260', currency: 'USD' }, signed: true }, '+260.00 USD'],
  [{ value: { amount: '0.00', currency: 'USD' }, signed: true }, '0.00 USD'],
  [{ value: { amount: '1500', currency: 'VND' } }, '1,500 VND'],
])('%j is displayed as %s', (props, text) => expect(textOf(props)).toBe(text));

test.each([
  ['4571********0982', '4571 •••• •••• 0982'],
  ['4571 82XX XXXX 0982', '4571 82•• •••• 0982'],
  ['375012345678901', '3750 1234 5678 901'],
])('the card number %s is displayed as %s', (number, text) =>
  expect(render(<CardNumber number={number} />).container.textContent).toBe(text),
);

test('the short form of a card number shows only the last four digits', () =>
  expect(render(<CardNumber short number="4571********0982" />).container.textContent).toBe('••0982'));

test.each([
  ['Ines Moreau', 'IM'],
  ['陈雨桐', '陈'],
  ['operations', 'O'],
  ['finance.maker', 'FM'],
])('the initials of %s are %s', (name, initials) => expect(initialsOf(name)).toBe(initials));

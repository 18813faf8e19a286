import { useState } from 'react';
import { act, screen } from '@testing-library/react';
import { show } from '../testing/show';
import { AmountInput } from './amount-input';
import { shownDecimal } from './amount.rules';
import { DecimalInput } from './decimal-input';
import { Field } from './field';
import { NumberInput } from './number-input';
import { reportRefusedTexts } from './use-refused-text';

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

test('an amount has digit grouping before and after editing, but not while it is edited', async () => {
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

test('text typed after the Tab key replaces the amount', async () => {
  const user = await show(<Limit />);
  await user.tab();
  await user.keyboard('75');
  expect(screen.getByRole('textbox', { name: 'Limit' })).toHaveProperty('value', '75');
});

/** The message that a screen reader announces with a field. */
const messageOf = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;

const inputOf = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${label}`) });

function Deposit({ currency = 'USD', error }: { currency?: string; error?: string }) {
  const [value, setValue] = useState('');
  const [shown, setShown] = useState(currency);
  return (
    <>
      <Field label="Deposit" error={error} hint="From 10.00 USD">
        <AmountInput currency={shown} value={value} onChange={setValue} />
      </Field>
      <button onClick={() => setShown('JPY')}>JPY</button>
      <output>{value}</output>
    </>
  );
}

describe('texts that are not an amount', () => {
  const commas = 'Use a point for decimals and a comma for thousands. Write 12.50 or 1,250';

  test('a text that is not an amount stays as typed, and on blur the field shows a message with the right notation', async () => {
    const user = await show(<Deposit />);
    const input = inputOf('Deposit');
    await user.type(input, '12,50');
    expect(messageOf(input)).toBe('From 10.00 USD');
    await user.tab();
    expect(input).toHaveProperty('value', '12,50');
    expect([messageOf(input), input.getAttribute('aria-invalid')]).toEqual([commas, 'true']);
    await user.click(input);
    expect(input).toHaveProperty('value', '12,50');
    await user.clear(input);
    await user.type(input, '12.50');
    expect(screen.getByRole('status').textContent).toBe('12.50');
    expect([messageOf(input), input.getAttribute('aria-invalid')]).toEqual(['From 10.00 USD', null]);
  });

  test('the message for a text that is not an amount is translated into Chinese', async () => {
    const user = await show(<Deposit />, 'zh-CN');
    await user.type(inputOf('Deposit'), '12,50');
    await user.tab();
    expect(messageOf(inputOf('Deposit'))).toBe('小数点用“.”，千位分隔符用“,”。请输入 12.50 或 1,250');
  });

  test("the message for a text that is not an amount replaces the form's message", async () => {
    const user = await show(<Deposit error="The format is invalid" />);
    const input = inputOf('Deposit');
    expect(messageOf(input)).toBe('The format is invalid');
    await user.type(input, '12,50');
    expect(messageOf(input)).toBe(commas);
  });

  test('a text that is not an amount is found by `reportRefusedTexts`, which shows the message', async () => {
    const user = await show(<Deposit />);
    const input = inputOf('Deposit');
    expect(reportRefusedTexts(document)).toBe(false);
    await user.type(input, '12,50');
    act(() => expect(reportRefusedTexts(document)).toBe(true));
    expect(messageOf(input)).toBe(commas);
  });
});

test("an amount as the console shows it can be pasted, and is sent without the currency's sign", async () => {
  const user = await show(<Deposit />);
  const input = inputOf('Deposit');
  await user.click(input);
  await user.paste('$1,234.50 USD');
  expect(screen.getByRole('status').textContent).toBe('1234.50');
  await user.tab();
  expect(input).toHaveProperty('value', '1,234.50');
});

/** One input of each kind that reads numbers. */
function EachNumber() {
  const [amount, setAmount] = useState('');
  const [rate, setRate] = useState('');
  const [count, setCount] = useState<number>();
  return (
    <>
      <Field label="Amount">
        <AmountInput currency="USD" value={amount} onChange={setAmount} />
      </Field>
      <Field label="Rate">
        <DecimalInput fractionDigits={2} value={rate} onChange={setRate} />
      </Field>
      <Field label="Count">
        <NumberInput value={count} onChange={setCount} />
      </Field>
    </>
  );
}

test.each(['Amount', 'Rate', 'Count'])('two lines pasted into %s do not become one number', async (label) => {
  const user = await show(<EachNumber />);
  const input = inputOf(label);
  await user.click(input);
  await user.paste('5\r\n200\r\n');
  expect(input.value).toBe('5\t200');
  await user.tab();
  expect([input.value, input.getAttribute('aria-invalid')]).toEqual(['5\t200', 'true']);
  await user.clear(input);
  await user.paste('200\r\n');
  await user.tab();
  expect([Number(input.value), input.getAttribute('aria-invalid')]).toEqual([200, null]);
});

test('when the currency changes, the amount gets the decimal places of the new currency or is refused', async () => {
  const user = await show(<Deposit />);
  const input = inputOf('Deposit');
  await user.type(input, '5.00');
  await user.click(screen.getByRole('button', { name: 'JPY' }));
  expect([screen.getByRole('status').textContent, input.value]).toEqual(['5', '5']);
  await user.clear(input);
  await user.type(input, '5.5');
  await user.tab();
  expect(messageOf(input)).toBe('JPY amounts have no decimal places');
});

function Numbers() {
  const [count, setCount] = useState<number | undefined>(5);
  const [rate, setRate] = useState('');
  return (
    <>
      <Field label="Cards">
        <NumberInput unit="cards" value={count} onChange={setCount} />
      </Field>
      <Field label="Rate">
        <DecimalInput fractionDigits={4} unit="%" value={rate} onChange={setRate} />
      </Field>
      <button onClick={() => setCount(3)}>Three</button>
      <output>{JSON.stringify({ count, rate })}</output>
    </>
  );
}

describe('a number', () => {
  const shown = () => JSON.parse(screen.getByRole('status').textContent ?? '{}');

  test.each([
    ['1,234', { count: 1234, rate: '' }, undefined],
    ['１２', { count: 12, rate: '' }, undefined],
    ['-3', { count: -3, rate: '' }, undefined],
    ['1,5', { rate: '' }, 'Enter a whole number, without a decimal part'],
    ['12,34', { rate: '' }, 'Enter a whole number, without a decimal part'],
    ['1.5', { rate: '' }, 'Enter a whole number, without a decimal part'],
    ['many', { rate: '' }, 'Enter a number such as 1,234'],
    ['', { rate: '' }, undefined],
  ])('the typed text "%s" is not reformatted', async (text, values, message) => {
    const user = await show(<Numbers />);
    const input = inputOf('Cards');
    await user.clear(input);
    if (text !== '') await user.type(input, text);
    await user.tab();
    expect(input).toHaveProperty('value', text);
    expect([shown(), messageOf(input)]).toEqual([values, message]);
  });

  test('a new value from the form replaces text that is not a number', async () => {
    const user = await show(<Numbers />);
    const input = inputOf('Cards');
    await user.type(input, ',5');
    await user.click(screen.getByRole('button', { name: 'Three' }));
    expect([input.value, messageOf(input)]).toEqual(['3', undefined]);
  });

  test('a number with decimals is sent as a decimal string, and shown with the digits that are sent', async () => {
    const user = await show(<Numbers />);
    const input = inputOf('Rate');
    await user.type(input, '1,234.5%');
    await user.tab();
    expect([shown().rate, input.value]).toEqual(['1234.5', '1234.5']);
    await user.clear(input);
    await user.type(input, '7,12');
    await user.tab();
    expect([shown().rate, input.value]).toEqual(['7,12', '7,12']);
    expect(messageOf(input)).toBe('Use a point for decimals and a comma for thousands. Write 7.12 or 712');
  });
});

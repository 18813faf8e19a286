import { type Currency, fieldMessageOf, listCurrencies, money, readAmount, toMinor } from '@console/contracts';
import { cardsOfFile, checkCardLines, readCardFile } from '@console/contracts/cards';
import { z } from '@console/contracts/zod';
import { cardServer, messageOf, renderScreen } from '@console/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { FormScope } from '../forms/form-scope';
import { usePageForm } from '../forms/use-page-form';
import { AmountsFields } from '../lists/amounts-fields';
import { withKit } from '../locales/with-kit';
import { fieldsOf } from './fields-of';

const commas = (readings: string) => `Use a point for decimals and a comma for thousands. Write ${readings}`;
const fine = (number: string) => `Use at most 2 decimal places. Without decimals, write ${number}`;

/** A typed text, its currency, and the amount that is sent or the message that is shown instead. */
const amounts: [string, Currency, { sent: string } | { message: string }][] = [
  ['12.50', 'USD', { sent: '12.50' }],
  ['12.5', 'USD', { sent: '12.5' }],
  ['1234', 'USD', { sent: '1234' }],
  ['1,234', 'USD', { sent: '1234' }],
  ['1,234.50', 'USD', { sent: '1234.50' }],
  ['12,345,678.90', 'USD', { sent: '12345678.90' }],
  ['.5', 'USD', { sent: '0.5' }],
  ['5.', 'USD', { sent: '5' }],
  ['007', 'USD', { sent: '7' }],
  ['1234.500', 'USD', { sent: '1234.50' }],
  [' 12.50 ', 'USD', { sent: '12.50' }],
  ['12.50\u00A0', 'USD', { sent: '12.50' }],
  ['1\u00A0234.50', 'USD', { sent: '1234.50' }],
  ['1\u202F234.50', 'USD', { sent: '1234.50' }],
  ['1\u2009234.50', 'USD', { sent: '1234.50' }],
  ['５００', 'USD', { sent: '500' }],
  ['１，２３４．５０', 'USD', { sent: '1234.50' }],
  ['１２。５', 'USD', { sent: '12.5' }],
  ['1,234.50 USD', 'USD', { sent: '1234.50' }],
  ['1,234.50 usd', 'USD', { sent: '1234.50' }],
  ['USD 1,234.50', 'USD', { sent: '1234.50' }],
  ['$1,234.50', 'USD', { sent: '1234.50' }],
  ['$1,234.50 USD', 'USD', { sent: '1234.50' }],
  ['US$1,234.50', 'USD', { sent: '1234.50' }],
  ['USD $1,234.50', 'USD', { sent: '1234.50' }],
  ['+5', 'USD', { sent: '5' }],
  ['+1,234.50 USD', 'USD', { sent: '1234.50' }],
  ['\u200F12.50', 'USD', { sent: '12.50' }],
  ['\u20681,234.50\u2069', 'USD', { sent: '1234.50' }],
  ['€12.50', 'EUR', { sent: '12.50' }],
  ['￥１，２３４', 'JPY', { sent: '1234' }],
  ['1,234 JPY', 'JPY', { sent: '1234' }],
  ['5.00', 'JPY', { sent: '5' }],
  ['1.234', 'KWD', { sent: '1.234' }],
  ['1,234.500 KWD', 'KWD', { sent: '1234.500' }],
  ['12,50', 'USD', { message: commas('12.50 or 1,250') }],
  ['12,5', 'USD', { message: commas('12.50 or 125') }],
  ['1,5', 'USD', { message: commas('1.50 or 15') }],
  ['1234,50', 'USD', { message: commas('1,234.50 or 123,450') }],
  ['12 50', 'USD', { message: commas('12.50 or 1,250') }],
  ['100  200', 'USD', { message: commas('100,200') }],
  ['１２，５０', 'USD', { message: commas('12.50 or 1,250') }],
  ['12,50 USD', 'USD', { message: commas('12.50 or 1,250') }],
  ['1.500', 'USD', { message: commas('1.50 or 1,500') }],
  ['1.234,50', 'USD', { message: commas('1,234.50') }],
  ['1 234,50', 'USD', { message: commas('1,234.50') }],
  ['12,34,567.00', 'USD', { message: commas('1,234,567.00') }],
  ['1.234.567', 'USD', { message: commas('1,234,567') }],
  ["1'234.50", 'USD', { message: commas('1,234.50') }],
  ['1.234', 'USD', { message: fine('1,234') }],
  ['1,2345', 'USD', { message: fine('12,345') }],
  ['0.001', 'USD', { message: 'USD amounts have at most 2 decimal places' }],
  ['12.5', 'JPY', { message: 'JPY amounts have no decimal places' }],
  ['12,50', 'JPY', { message: 'JPY amounts have no decimal places' }],
  ['1.500', 'VND', { message: 'VND amounts have no decimal places' }],
  ['1,5', 'KWD', { message: commas('1.500 or 15') }],
  ['€12.50', 'USD', { message: 'Enter the amount in USD, not in €' }],
  ['12.50 EUR', 'USD', { message: 'Enter the amount in USD, not in EUR' }],
  ['￥12.50', 'USD', { message: 'Enter the amount in USD, not in ¥' }],
  ['-5', 'USD', { message: 'Enter a number without a minus sign' }],
  ['−$5.00', 'USD', { message: 'Enter a number without a minus sign' }],
  ['1234567890123456', 'USD', { message: 'Use at most 15 digits before the decimal point' }],
  ['1e3', 'USD', { message: 'Enter an amount in USD, such as 1,234.50' }],
  ['0x10', 'USD', { message: 'Enter an amount in USD, such as 1,234.50' }],
  ['١٢٣', 'USD', { message: 'Enter an amount in USD, such as 1,234.50' }],
  ['5²', 'USD', { message: 'Enter an amount in USD, such as 1,234.50' }],
  ['ten', 'KWD', { message: 'Enter an amount in KWD, such as 1,234.500' }],
  ['100\t200', 'USD', { message: 'Enter an amount in USD, such as 1,234.50' }],
];

const schema = z.strictObject({ amount: money.optional() });
const fields = fieldsOf(schema, 'thing');
const texts = withKit({
  'en-US': () => Promise.resolve({ default: { 'thing.amount': 'Deposit' } }),
  'zh-CN': () => Promise.resolve({ default: { 'thing.amount': '充值金额' } }),
});

/** A form and a filter with one amount each; both show the values that they would send. */
function amountScreen(currency: Currency) {
  return function AmountScreen() {
    const { bind, form } = usePageForm({ schema, start: {} });
    const [sent, setSent] = useState<object[]>([]);
    const [range, setRange] = useState<string[]>([`${currency}:0..`]);
    const send = async (draft: object) => {
      setSent((before) => [...before, draft]);
      return { at: 'done', data: null } as const;
    };
    return (
      <>
        <form ref={bind} noValidate onSubmit={(event) => [event.preventDefault(), void form.submit(send)]}>
          <FormScope form={form}>
            <fields.Money name="amount" currency={currency} />
          </FormScope>
        </form>
        <AmountsFields label="Billed" values={range} onChange={setRange} />
        <output>{JSON.stringify({ sent, range })}</output>
      </>
    );
  };
}

const shown = () => JSON.parse(screen.getByRole('status').textContent ?? '{}');
const minorOf = (text: string, currency: Currency) => {
  const reading = readAmount(text, currency);
  return reading.at === 'read' ? toMinor(reading.decimal, currency) : null;
};

const typeInto = (input: HTMLInputElement, text: string) => {
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value: text } });
};

test.each([...new Set(amounts.map(([, currency]) => currency))])(
  'an amount in %s is sent as it is shown, or refused with a message, in a form and in a filter',
  async (currency) => {
    cardServer().on(listCurrencies, () => ({ list: [] }));
    await renderScreen(amountScreen(currency), { at: '/main/thing', texts });
    const deposit = screen.getByRole<HTMLInputElement>('textbox', { name: /^Deposit/ });
    const least = screen.getByRole<HTMLInputElement>('textbox', { name: /^Billed, from/ });
    for (const [text, , expected] of amounts.filter(([, one]) => one === currency)) {
      const isSent = 'sent' in expected;
      const before: unknown[] = shown().sent;
      typeInto(deposit, text);
      await act(async () => fireEvent.submit(deposit.form ?? deposit));
      typeInto(least, text);
      expect({
        sent: shown().sent.slice(before.length),
        range: shown().range,
        messages: [deposit, least].map(messageOf),
        texts: [deposit.value, least.value],
      }).toEqual({
        sent: isSent ? [{ amount: { amount: expected.sent, currency } }] : [],
        range: isSent ? [`${currency}:${expected.sent}..`] : [],
        messages: isSent ? [undefined, undefined] : [expected.message, expected.message],
        texts: [text, text],
      });
      for (const input of [deposit, least]) fireEvent.blur(input);
      // After blur an amount is shown with grouped digits; it is the amount that was sent.
      for (const { value } of [deposit, least])
        if (isSent) expect([text, minorOf(value, currency)]).toEqual([text, toMinor(expected.sent, currency)]);
        else expect(value).toBe(text);
    }
  },
);

test.each(amounts)('"%s" in %s is %j in a file of cards', (text, currency, expected) => {
  const head = 'Card alias,Limit,Deposit';
  const { lines, issues } = readCardFile(`${head}\r\nAds,"${text}","${text}"\r\n`);
  expect(issues).toEqual([]);
  const bounds = { minDeposit: { amount: '0', currency }, maxDeposit: { amount: '999999999999', currency } };
  const wrong = checkCardLines(lines, { currency, ...bounds, maxCardsPerRequest: 10, cardholderRequired: false });
  const messages = wrong.map(
    ({ column, code, params }) => `${column}: ${fieldMessageOf({ field: '', code, params }, 'en_US')}`,
  );
  if ('message' in expected) {
    expect(messages).toEqual([`limit: ${expected.message}`, `deposit: ${expected.message}`]);
    return;
  }
  expect(messages).toEqual([]);
  const minor = toMinor(expected.sent, currency);
  expect(cardsOfFile({ alias: 'Ads', deposit: { amount: '0', currency } }, lines)).toMatchObject([
    { deposit: minor, limit: minor },
  ]);
});

test('the message of an unreadable amount is shown in Chinese', async () => {
  cardServer().on(listCurrencies, () => ({ list: [] }));
  await renderScreen(amountScreen('USD'), { at: '/main/thing', texts, locale: 'zh-CN' });
  const deposit = screen.getByRole('textbox', { name: /^充值金额/ });
  fireEvent.change(deposit, { target: { value: '12,50' } });
  fireEvent.blur(deposit);
  expect(messageOf(deposit)).toBe('小数点用“.”，千位分隔符用“,”。请输入 12.50 或 1,250');
});

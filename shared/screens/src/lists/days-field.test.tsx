import { addDays, dayIn } from '@console/contracts';
import { renderScreen } from '@console/testing';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { withKit } from '../locales/with-kit';
import { DaysField } from './days-field';

const load = async () => ({ default: {} });
const texts = withKit({ 'en-US': load, 'zh-CN': load });

function Filter() {
  const [values, setValues] = useState<string[]>([]);
  return (
    <>
      <DaysField label="Created" values={values} onChange={setValues} />
      <output aria-label="applied">{values.join()}</output>
      <button type="button" onClick={() => setValues([])}>
        Clear
      </button>
    </>
  );
}

const show = (locale: 'en-US' | 'zh-CN' = 'en-US') => renderScreen(Filter, { at: '/main/list', texts, locale });
const first = () => screen.getByRole('textbox', { name: 'Created, first day' });
const last = () => screen.getByRole('textbox', { name: 'Created, last day' });
const applied = () => screen.getByRole('status', { name: 'applied' }).textContent;

test("shows the user's time zone, in which the server counts days", async () => {
  await show();
  expect(screen.getByText('Days in Asia/Singapore (GMT+8)')).toBeTruthy();
});

test('applies complete dates, also if one end is open', async () => {
  const { user } = await show();
  await user.type(first(), '2026-03-0');
  expect(applied()).toBe('');
  await user.type(first(), '9');
  expect(applied()).toBe('2026-03-09..');
  await user.type(last(), '2026-03-20');
  expect(applied()).toBe('2026-03-09..2026-03-20');
});

test('a wrong order or an invalid date shows an error, stays as typed, and is not applied', async () => {
  const { user } = await show();
  await user.type(first(), '2026-03-09');
  await user.type(last(), '2026-03-01');
  expect(screen.getByText("The end date can't be before the start date")).toBeTruthy();
  expect([applied(), last().getAttribute('aria-invalid')]).toEqual(['2026-03-09..', 'true']);
  await user.clear(last());
  await user.type(last(), 'soon');
  expect(screen.getByText('The format is invalid')).toBeTruthy();
  await user.tab();
  expect(last()).toHaveProperty('value', 'soon');
  expect(applied()).toBe('2026-03-09..');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect([first(), last()].map((input) => input.getAttribute('value'))).toEqual(['', '']);
});

test.each([
  ['en-US', 'Enter a date from 1900-01-01 to 2999-12-31'],
  ['zh-CN', '请输入1900-01-01至2999-12-31之间的日期'],
] as const)('a year that the console cannot store shows an error and is not applied, in %s', async (locale, error) => {
  const { user } = await show(locale);
  const [input] = screen.getAllByRole('textbox');
  if (!input) throw new Error('The filter has no input');
  await user.type(input, '0000-01-01');
  expect(screen.getByText(error)).toBeTruthy();
  expect([applied(), input.getAttribute('aria-invalid')]).toEqual(['', 'true']);
});

test('presets end today and need one click, also in Chinese', async () => {
  const { user } = await show('zh-CN');
  const today = dayIn('Asia/Singapore', new Date());
  await user.click(screen.getByRole('button', { name: '今天' }));
  expect(applied()).toBe(`${today}..${today}`);
  await user.click(screen.getByRole('button', { name: '近7天' }));
  expect(applied()).toBe(`${addDays(today, -6)}..${today}`);
  await user.click(screen.getByRole('button', { name: '本月' }));
  expect(applied()).toBe(`${today.slice(0, 8)}01..${today}`);
});

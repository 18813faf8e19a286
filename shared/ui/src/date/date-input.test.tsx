import { useState } from 'react';
import { screen } from '@testing-library/react';
import { show } from '../testing/show';
import { DateInput } from './date-input';
import { dayOf, isWithin } from './date.rules';

test.each([
  ['2026-03-09', '2026-03-09'],
  ['2026/3/9', '2026-03-09'],
  ['20260309', '2026-03-09'],
  ['2026年3月9日', '2026-03-09'],
  ['２０２６－０３－０９', '2026-03-09'],
  ['2026-02-30', undefined],
  ['03/09/2026', undefined],
  ['tomorrow', undefined],
])('%s is read as the day %s', (typed, day) => expect(dayOf(typed)).toBe(day));

test('both bounds belong to the range', () => {
  const range = { min: '2026-03-01', max: '2026-03-31' };
  expect(['2026-02-28', '2026-03-01', '2026-03-31', '2026-04-01'].map((day) => isWithin(day, range))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

function ValidUntil() {
  const [value, setValue] = useState<string>();
  return (
    <>
      <DateInput label="Valid until" value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

test('a typed day is accepted in common notations and displayed in that of the console', async () => {
  const user = await show(<ValidUntil />);
  const input = screen.getByRole('textbox', { name: 'Valid until' });
  await user.type(input, '2026/3/9');
  expect(screen.getByRole('status').textContent).toContain('2026-03-09');
  await user.tab();
  expect(input).toHaveProperty('value', '2026-03-09');
});

test('an invalid text remains as the value, for the form to refuse', async () => {
  const user = await show(<ValidUntil />);
  await user.type(screen.getByRole('textbox', { name: 'Valid until' }), 'soon');
  expect(screen.getByRole('status').textContent).toContain('soon');
});

test('a day in year 0 remains as the value, for the form to refuse', async () => {
  const user = await show(<ValidUntil />);
  const input = screen.getByRole('textbox', { name: 'Valid until' });
  await user.type(input, '0000-01-01');
  await user.tab();
  expect(screen.getByRole('status').textContent).toContain('0000-01-01');
  expect(input).toHaveProperty('value', '0000-01-01');
});

test('Escape closes the calendar, and its button has the focus, also after a click between its days', async () => {
  const user = await show(<ValidUntil />);
  await user.click(screen.getByRole('button', { name: 'Choose a date' }));
  const day = await screen.findByText('17');
  const days = day.closest('.arco-panel-date-inner');
  if (days) await user.click(days);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose a date' }));
});

test('a day can be selected in the calendar', async () => {
  const user = await show(<ValidUntil />);
  await user.type(screen.getByRole('textbox', { name: 'Valid until' }), '2026-03-09');
  await user.click(screen.getByRole('button', { name: 'Choose a date' }));
  await user.click(await screen.findByText('17'));
  expect(screen.getByRole('status').textContent).toContain('2026-03-17');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose a date' }));
});

import { useState } from 'react';
import { screen } from '@testing-library/react';
import { Field } from '../form/field';
import { show } from '../testing/show';
import { type DayRange, DayRangeInput } from './day-range-input';

const labels = { first: 'Created, first day', last: 'Created, last day' };

function Created({ error, wrong }: { error?: string; wrong?: keyof DayRange }) {
  const [value, setValue] = useState<DayRange>({ first: '2026-03-05', last: '2026-03-09' });
  return (
    <>
      <Field group label="Created" error={error} hint="Days in Asia/Singapore (GMT+8)">
        <DayRangeInput labels={labels} value={value} onChange={setValue} wrong={wrong} />
      </Field>
      <output>{`${value.first}..${value.last}`}</output>
    </>
  );
}

const end = (name: string) => screen.getByRole('textbox', { name });
const range = () => screen.getByRole('status').textContent;

test('each end can be typed in common notations or cleared, and the time zone is displayed', async () => {
  const user = await show(<Created />);
  await user.clear(end(labels.first));
  expect(range()).toBe('..2026-03-09');
  await user.type(end(labels.first), '2026/3/1');
  await user.tab();
  expect(range()).toBe('2026-03-01..2026-03-09');
  expect(end(labels.first)).toHaveProperty('value', '2026-03-01');
  const note = end(labels.last).getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(note)?.textContent).toBe('Days in Asia/Singapore (GMT+8)');
});

test('only the invalid end is marked', async () => {
  await show(<Created error="Choose the first day or a later one" wrong="last" />);
  expect([labels.first, labels.last].map((name) => end(name).getAttribute('aria-invalid'))).toEqual([null, 'true']);
});

test('both ends are selected in one calendar, which then returns the focus', async () => {
  const user = await show(<Created />);
  await user.click(screen.getByRole('button', { name: 'Choose a date' }));
  const [from] = await screen.findAllByText('17');
  if (from) await user.click(from);
  const [to] = screen.getAllByText('21');
  if (to) await user.click(to);
  expect(range()).toBe('2026-03-17..2026-03-21');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose a date' }));
});

test('Escape closes the calendar without a change', async () => {
  const user = await show(<Created />);
  await user.click(screen.getByRole('button', { name: 'Choose a date' }));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(range()).toBe('2026-03-05..2026-03-09');
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PickList } from './pick-list';

const items = ['one', 'two', 'three'].map((key) => ({ key, content: `Number ${key}` }));

function Picked() {
  const [current, pick] = useState('two');
  return <PickList label="Queue" items={items} current={current} onPick={pick} />;
}

const chosen = () => screen.getByRole('option', { selected: true }).textContent;

test('arrow keys select the next option in a ring; Home and End select the first and the last option', async () => {
  render(<Picked />);
  const user = userEvent.setup();
  await user.tab();
  const seen = [];
  for (const key of ['{ArrowDown}', '{ArrowDown}', '{Home}', '{End}', '{ArrowUp}']) {
    await user.keyboard(key);
    seen.push(chosen());
  }
  expect(seen).toEqual(['Number three', 'Number one', 'Number one', 'Number three', 'Number two']);
});

test('the list has the focus and exposes the selected option; a click selects an option too', async () => {
  render(<Picked />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('option', { name: 'Number three' }));
  const list = screen.getByRole('listbox', { name: 'Queue' });
  expect(list.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id);
  expect(chosen()).toBe('Number three');
});

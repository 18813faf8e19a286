import { useState } from 'react';
import { fireEvent, screen } from '@testing-library/react';
import { show } from '../testing/show';
import { MultiSelect } from './multi-select';
import { Select, type SelectProps } from './select';

const options = [
  { value: 'usd', label: 'Operating USD', description: '84,210.55 available' },
  { value: 'eur', label: 'Travel EUR' },
  { value: 'gbp', label: 'Media GBP', disabled: true },
];

function Account(props: Partial<SelectProps>) {
  const [value, setValue] = useState<string>();
  return <Select label="Account" options={options} value={value} onChange={setValue} {...props} />;
}

const account = () => screen.getByRole('combobox', { name: 'Account' });

test('arrows open the list and move, Enter selects, and the list closes', async () => {
  const user = await show(<Account />);
  await user.tab();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(account().getAttribute('aria-expanded')).toBe('true');
  await user.keyboard('{Enter}');
  expect(account()).toHaveProperty('value', 'Travel EUR');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('Escape closes only the list and selects nothing', async () => {
  const closed: string[] = [];
  const user = await show(
    // Escape must not close a surrounding dialog.
    <div onKeyDown={(event) => event.key === 'Escape' && closed.push('dialog')}>
      <Account />
    </div>,
  );
  await user.click(account());
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(account()).toHaveProperty('value', '');
  expect(closed).toEqual([]);
});

test('a disabled option cannot be selected', async () => {
  const user = await show(<Account />);
  await user.click(account());
  await user.click(screen.getByRole('option', { name: /Media GBP/ }));
  expect(account()).toHaveProperty('value', '');
});

test('with search, typing filters the list, also by the second line', async () => {
  const user = await show(<Account search />);
  await user.type(account(), '84,2');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Operating USD84,210.55 available',
  ]);
  await user.keyboard('{Enter}');
  expect(account()).toHaveProperty('value', 'Operating USD');
});

test('the selected option can be cleared', async () => {
  const user = await show(<Account clearable />);
  await user.type(account(), 't');
  await user.keyboard('{Enter}');
  expect(account()).toHaveProperty('value', 'Travel EUR');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(account()).toHaveProperty('value', '');
});

test.each([
  ['en-US', 'Clear'],
  ['zh-CN', '清除'],
] as const)(
  'in %s the selected option can be cleared by keyboard, and the field gets the focus',
  async (locale, name) => {
    const user = await show(<Account clearable />, locale);
    await user.tab();
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(account()).toHaveProperty('value', 'Travel EUR');
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name }));
    await user.keyboard('{Enter}');
    expect(account()).toHaveProperty('value', '');
    expect(document.activeElement).toBe(account());
    expect(screen.queryByRole('listbox')).toBeNull();
  },
);

function Accounts() {
  const [value, setValue] = useState(['usd']);
  return <MultiSelect label="Accounts" options={options} value={value} onChange={setValue} />;
}

test.each([
  [true, 'Loading'],
  [false, 'No matches'],
])('multi-select: an open list without options, with loading %s, contains %s', async (isLoading, text) => {
  const user = await show(
    <MultiSelect label="Accounts" options={[]} isLoading={isLoading} value={[]} onChange={() => undefined} />,
  );
  await user.click(screen.getByRole('combobox', { name: 'Accounts' }));
  expect(screen.getByText(text)).toBeTruthy();
});

test('multi-select: the list stays open, and chips can be removed', async () => {
  const user = await show(<Accounts />);
  await user.click(screen.getByRole('combobox', { name: 'Accounts' }));
  await user.click(screen.getByRole('option', { name: 'Travel EUR' }));
  expect(screen.getByRole('listbox')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Remove Operating USD' }));
  expect(screen.queryByRole('button', { name: 'Remove Operating USD' })).toBeNull();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('combobox', { name: 'Accounts' }));
  await user.keyboard('{Backspace}');
  expect(screen.queryByRole('button', { name: 'Remove Travel EUR' })).toBeNull();
});

test.each(['Enter', 'Escape', 'Tab', 'ArrowDown'])(
  '%s during a composition neither selects an option nor closes the list',
  async (key) => {
    const user = await show(<Account search />);
    await user.tab();
    await user.keyboard('{ArrowDown}');
    const marked = account().getAttribute('aria-activedescendant');
    fireEvent.keyDown(account(), { key, isComposing: true });
    expect(screen.getByRole('listbox')).toBeTruthy();
    expect(account().getAttribute('aria-activedescendant')).toBe(marked);
    expect(account()).toHaveProperty('value', '');
  },
);

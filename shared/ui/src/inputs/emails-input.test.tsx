import { useState } from 'react';
import { fireEvent, screen } from '@testing-library/react';
import { show } from '../testing/show';
import { EmailsInput } from './emails-input';

function Recipients() {
  const [value, setValue] = useState<readonly string[]>([]);
  return <EmailsInput label="Recipients" value={value} onChange={setValue} errorOf={() => undefined} />;
}

const field = () => screen.getByRole('textbox', { name: 'Recipients' });
const chips = () => screen.queryAllByRole('listitem');

test('Enter turns the typed address into a chip, but not during a composition of an input method', async () => {
  const user = await show(<Recipients />);
  await user.type(field(), 'ops@lanshi.example');
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  expect(chips()).toHaveLength(0);
  expect(field()).toHaveProperty('value', 'ops@lanshi.example');
  await user.keyboard('{Enter}');
  expect(chips()).toHaveLength(1);
});

test('a separator ends an address only after the composition has ended', async () => {
  await show(<Recipients />);
  field().focus();
  fireEvent.compositionStart(field());
  fireEvent.change(field(), { target: { value: 'ops@lanshi.example；f' } });
  expect(chips()).toHaveLength(0);
  expect(field()).toHaveProperty('value', 'ops@lanshi.example；f');
  fireEvent.compositionEnd(field());
  expect(chips().length).toBeGreaterThan(0);
  expect(field()).toHaveProperty('value', '');
});

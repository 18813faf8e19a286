import { screen } from '@testing-library/react';
import { show } from '../testing/show';
import { PasswordInput } from './password-input';

test('a password is hidden until the user displays it', async () => {
  const user = await show(<PasswordInput label="Password" value="Vcc#Demo1" onChange={() => undefined} />);
  expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText('Password').getAttribute('type')).toBe('text');
  expect(screen.getByRole('button', { name: 'Hide password', pressed: true })).toBeTruthy();
});

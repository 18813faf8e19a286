import { act, screen } from '@testing-library/react';
import { show } from '../testing/show';
import { notify } from './notify';
import { ToastHost } from './toast-host';

test('a toast from outside of React is displayed, has an action, and can be closed', async () => {
  const done: string[] = [];
  const user = await show(<ToastHost />);
  act(() => notify('Card frozen', { action: { label: 'Unfreeze', onSelect: () => done.push('unfreeze') } }));
  act(() => notify('Could not be saved', { tone: 'bad' }));
  expect(screen.getByRole('alert').textContent).toContain('Could not be saved');
  await user.click(screen.getByRole('button', { name: 'Unfreeze' }));
  expect(done).toEqual(['unfreeze']);
  expect(screen.queryByText('Card frozen')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a newer success replaces an older one; a failure remains until it is closed', async () => {
  await show(<ToastHost />);
  act(() => notify('Could not be saved', { tone: 'bad' }));
  act(() => notify('Card frozen'));
  act(() => notify('Card unfrozen'));
  expect(screen.queryByText('Card frozen')).toBeNull();
  expect(screen.getByText('Card unfrozen')).toBeTruthy();
  expect(screen.getByText('Could not be saved')).toBeTruthy();
});

import { act, screen } from '@testing-library/react';
import { show } from '../testing/show';
import { Failed } from './failed';
import { ModuleUnavailable } from './module-unavailable';
import { NoMatch } from './no-match';
import { Skeleton } from './skeleton';

test('a failure is announced, with a retry button and the trace id', async () => {
  const tried: string[] = [];
  const user = await show(
    <Failed title="The cards could not be loaded." traceId="VCC-7QK2-41D9" onRetry={() => tried.push('again')} />,
  );
  expect(screen.getByRole('alert').textContent).toContain('The cards could not be loaded.');
  expect(screen.getByRole('alert').dataset['state']).toBe('failed');
  expect(screen.getByText('VCC-7QK2-41D9')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(tried).toEqual(['again']);
});

test('a missing remote is named in the language of the user', async () => {
  await show(<ModuleUnavailable name="报表" version="reports 0.9.6" onRetry={() => undefined} />, 'zh-CN');
  expect(screen.getByRole('alert').textContent).toContain('报表暂时无法使用。');
  expect(screen.getByRole('alert').dataset['state']).toBe('failed');
  expect(screen.getByRole('button', { name: '立即重试' })).toBeTruthy();
});

test('filters without a match can be cleared', async () => {
  const cleared: string[] = [];
  const user = await show(<NoMatch title="No card matches these 2 filters." onClear={() => cleared.push('all')} />);
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(cleared).toEqual(['all']);
});

test('a page that loads slowly shows a message after some seconds', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  try {
    await show(<Skeleton isPage />);
    await act(() => jest.advanceTimersByTimeAsync(3000));
    expect(screen.queryByText(/still loading/)).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(3000));
    expect(screen.getByRole('status').textContent).toBe('This page is still loading. Your connection is slow.');
  } finally {
    jest.useRealTimers();
  }
});

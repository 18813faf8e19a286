import { startI18n } from '@console/i18n';
import { uiLocales } from '@console/ui';
import { act, render, screen } from '@testing-library/react';
import { Activity } from 'react';
import { lazyComponent, loadLazyComponents } from './lazy-component';
import { PageBoundary } from './page-boundary';
import { PageContext } from './page-context';

const late = () => Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
const Notice = ({ text }: { text: string }) => <p>{text}</p>;

const nothing = () => undefined;
const inertRegistry = { join: nothing, changed: nothing, keepAnswer: nothing, takeAnswer: nothing };
const shellThatDoesNothing = {
  navigate: nothing,
  close: nothing,
  setDirty: nothing,
  setTitle: nothing,
  beginWaiting: () => nothing,
  showJobs: nothing,
  onRecord: () => nothing,
};

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('a lazy component', () => {
  test('is rendered as soon as its code could be downloaded', async () => {
    let tries = 0;
    const Part = lazyComponent<{ text: string }>(() => {
      tries += 1;
      return tries < 3 ? Promise.reject(late()) : Promise.resolve({ default: Notice });
    });
    render(<Part text="Still there?" />);
    await screen.findByText('Still there?');
  });

  test('is rendered immediately if its code was loaded before', async () => {
    const Part = lazyComponent<{ text: string }>(async () => ({ default: Notice }));
    await loadLazyComponents();
    render(<Part text="Still there?" />);
    screen.getByText('Still there?');
  });

  test('is rendered immediately when a hidden page is shown, if its code was loaded in the meantime', async () => {
    const Part = lazyComponent<{ text: string }>(async () => ({ default: Notice }));
    const page = (mode: 'hidden' | 'visible') => (
      <Activity mode={mode}>
        <Part text="Still there?" />
      </Activity>
    );
    const { rerender } = render(page('hidden'));
    await loadLazyComponents();
    rerender(page('visible'));
    screen.getByText('Still there?');
  });

  test('fails silently outside of pages and is requested again on the next render', async () => {
    let isThere = false;
    const Part = lazyComponent<{ text: string }>(() =>
      isThere ? Promise.resolve({ default: Notice }) : Promise.reject(new Error('It threw.')),
    );
    const first = render(<Part text="Still there?" />);
    await Promise.resolve();
    first.unmount();
    isThere = true;
    render(<Part text="Still there?" />);
    await screen.findByText('Still there?');
  });

  test('shows an error in a page after failed downloads, and code that throws fails the page', async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    await startI18n('en-US', { ui: uiLocales });
    const reported: string[] = [];
    const shell = { ...shellThatDoesNothing, notify: ({ text }: { text: string }) => void reported.push(text) };
    const Missing = lazyComponent<{ text: string }>(() => Promise.reject(late()));
    const Throwing = lazyComponent<{ text: string }>(() => Promise.reject(new Error('It threw.')));
    jest.useFakeTimers();
    render(
      <PageContext value={{ key: 'page', shell, registry: inertRegistry }}>
        <PageBoundary fallback={({ message }) => <p>{message}</p>} onFault={() => undefined}>
          <Missing text="Still there?" />
        </PageBoundary>
        <PageBoundary fallback={({ message }) => <p>{message}</p>} onFault={() => undefined}>
          <Throwing text="Still there?" />
        </PageBoundary>
      </PageContext>,
    );
    await act(() => jest.advanceTimersByTimeAsync(8000));
    expect(reported).toEqual(["This part couldn't be loaded. Try again."]);
    screen.getByText('It threw.');
  });
});

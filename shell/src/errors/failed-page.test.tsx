import { startI18n } from '@console/i18n';
import { BrowserRouter, useLocation } from '@console/remote-kit/router';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { BootContext, type Boot } from '../boot/boot-context';
import { shellLocales } from '../locales';
import { ErrorPage } from './error-page';
import { lazyPage } from './lazy-page';
import { NavigationBoundary } from './navigation-boundary';

const boot: Boot = {
  shellVersion: '1',
  language: 'en_US',
  theme: 'light',
  mayResume: false,
  tokenStore: 'memory',
  brand: {
    companyName: { en_US: 'Aldermoor', zh_CN: '奥德莫尔' },
    platformLabel: { en_US: 'VCC Console', zh_CN: '虚拟卡控制台' },
    brandSeed: '#34398F',
    logo: '/logo',
    logoOnDark: '/logo?dark',
    icon: '/icon',
  },
  isSandbox: false,
  release: { number: 0, issuedAt: '', expiresAt: '', remotes: [] },
};

/** Outcomes of the page's downloads, in order; the last outcome is repeated. */
let downloads: ('failed' | 'loaded')[];

/** Registers the registration page and the error page at their addresses, as the console does. */
function pages() {
  const Register = lazyPage(async () => {
    const [next] = downloads;
    if (downloads.length > 1) downloads.shift();
    if (next === 'failed') throw Object.assign(new Error('Loading chunk failed'), { name: 'ChunkLoadError' });
    return { default: () => <h1>Register</h1> };
  });
  return function Pages() {
    const { pathname, search } = useLocation();
    if (pathname === '/error-401') return <ErrorPage page="error-401" />;
    return (
      <NavigationBoundary key={pathname} address={pathname + search}>
        <Register />
      </NavigationBoundary>
    );
  };
}

let reported: jest.SpyInstance;
beforeAll(async () => {
  Object.assign(globalThis, { __VERSION__: '1' });
  await startI18n('en-US', { shell: shellLocales });
});
beforeEach(() => {
  jest.useFakeTimers();
  // React logs each error that a boundary caught.
  reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  reported.mockRestore();
});

const heading = () => screen.getByRole('heading').textContent;
/** Waits until all retries of a download have ended. */
const finishTries = () => act(() => jest.advanceTimersByTimeAsync(60_000));

async function open(...outcomes: typeof downloads): Promise<void> {
  downloads = outcomes;
  history.replaceState(null, '', '/register?plan=pro');
  const Pages = pages();
  await act(async () =>
    render(
      <BootContext value={boot}>
        <BrowserRouter useTransitions={false}>
          <Pages />
        </BrowserRouter>
      </BootContext>,
    ),
  );
  await finishTries();
}

test('a failed download of a page is retried without an error page', async () => {
  await open('failed', 'loaded');
  expect(heading()).toBe('Register');
  expect(location.pathname).toBe('/register');
});

test('a page that cannot be loaded shows its own error without mentioning permissions, and "Try again" loads it', async () => {
  await open('failed');
  expect(heading()).toBe("This page couldn't be opened");
  expect(screen.getByRole('main').textContent).not.toMatch(/401|Unauthorized/);
  downloads = ['loaded'];
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await finishTries();
  expect(heading()).toBe('Register');
  expect(location.pathname + location.search).toBe('/register?plan=pro');
});

test('"Try again" shows the error again while the page still cannot be loaded', async () => {
  await open('failed');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await finishTries();
  expect(heading()).toBe("This page couldn't be opened");
});

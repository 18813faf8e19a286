import type { OwnBrand, SignedIn } from '@console/contracts';
import { startI18n } from '@console/i18n';
import { beginSession, endSessionHere, store } from '@console/session';
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'jotai/react';
import { useDocumentTitle } from '../frame/use-document-title';
import { BootContext, type Boot } from './boot-context';
import { followBrand } from './follow-brand';
import { useBrand, type ShownBrand } from './use-brand';

const ofAddress: ShownBrand = {
  companyName: { en_US: 'Aldermoor', zh_CN: '奥德莫尔' },
  platformLabel: { en_US: 'VCC Console', zh_CN: '虚拟卡控制台' },
  brandSeed: '#34398F',
  logo: '/logo?of=address',
  logoOnDark: '/logo?of=address&dark',
  icon: '/icon?of=address',
};
const ofCompany: OwnBrand = {
  companyName: { en_US: 'Lanshi', zh_CN: '澜石' },
  platformLabel: { en_US: 'Lanshi Cards', zh_CN: '澜石卡务平台' },
  copyright: { en_US: '© Lanshi', zh_CN: '© 澜石' },
  brandSeed: '#0C6B73',
  logo: '/logo?of=company',
  logoOnDark: '/logo?of=company&dark',
  icon: '/icon?of=company',
};
const signedIn: SignedIn = {
  token: 't',
  userId: 'user_1',
  loginName: 'ana',
  nickname: 'Ana',
  language: 'en_US',
  timezone: 'UTC',
  landingPage: 'index',
};

const boot: Boot = {
  shellVersion: '1',
  language: 'en_US',
  theme: 'light',
  mayResume: false,
  tokenStore: 'memory',
  brand: ofAddress,
  isSandbox: false,
  release: { number: 0, issuedAt: '', expiresAt: '', remotes: [] },
};

function Shown() {
  const brand = useBrand();
  useDocumentTitle('Cards');
  return <p>{`${brand.companyName.en_US} ${brand.logo}`}</p>;
}

/** Returns the title, icon and brand colours of the document. */
const outside = () => ({
  title: document.title,
  icon: document.querySelector('link[rel=icon]')?.getAttribute('href'),
  light: document.documentElement.style.getPropertyValue('--brand-light-6'),
  dark: document.documentElement.style.getPropertyValue('--brand-dark-6'),
});

describe('the brand of the console', () => {
  beforeAll(() => startI18n('en-US', {}));
  beforeEach(() => {
    document.head.innerHTML = '<link rel="icon" href="/icon?of=address">';
    followBrand(ofAddress);
    render(
      <Provider store={store}>
        <BootContext value={boot}>
          <Shown />
        </BootContext>
      </Provider>,
    );
  });
  afterEach(() => act(() => endSessionHere('none')));

  it('stays the brand of the address for a user without a company brand [seed 7.22]', () => {
    act(() => beginSession(signedIn));
    screen.getByText('Aldermoor /logo?of=address');
  });

  it("is the brand of the user's company at any address, and that of the address again after sign-out [seed 7.22]", () => {
    screen.getByText('Aldermoor /logo?of=address');
    const before = outside();
    act(() => beginSession({ ...signedIn, brand: ofCompany }));
    screen.getByText('Lanshi /logo?of=company');
    expect(outside()).toMatchObject({ title: 'Cards · Lanshi Cards', icon: '/icon?of=company' });
    expect([outside().light, outside().dark]).not.toEqual([before.light, before.dark]);
    act(() => endSessionHere('left'));
    screen.getByText('Aldermoor /logo?of=address');
    expect(outside()).toEqual(before);
  });
});

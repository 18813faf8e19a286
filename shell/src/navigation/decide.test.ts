import { decide, failedAddress, markerOfAddress, safeFrom, type Circumstances, type Decision } from './decide';

const grants = { pages: new Set(['index', 'cards-balance']), allPages: new Set(['index', 'cards-balance', 'fees']) };
const owned = new Set(['index', 'cards-balance', 'fees', 'onboardingStart', 'onboardingProduct']);
const applicant = (landingPage: string) => ({ at: 'in', landingPage }) as const;
const signedIn = { at: 'in', landingPage: 'index' } as const;
const confined = { ...signedIn, onlyPage: 'cards-balance' } as const;
const nobody = { at: 'out', reason: 'none' } as const;

const cases: [string, string, Circumstances['session'], Circumstances['grants'], Decision][] = [
  ['boot has not tried to resume', '/main/index', { at: 'unknown' }, null, { at: 'wait' }],
  ['the root path', '/', nobody, null, { at: 'redirect', to: '/login' }],
  [
    'no token',
    '/main/cards-balance?page=2',
    nobody,
    null,
    { at: 'redirect', to: '/login?from=%2Fmain%2Fcards-balance%3Fpage%3D2' },
  ],
  ['no token, unknown page', '/nowhere', nobody, null, { at: 'redirect', to: '/login?from=%2Fnowhere' }],
  ['signed out by the user', '/main/index', { at: 'out', reason: 'left' }, null, { at: 'redirect', to: '/login' }],
  [
    'country blocked',
    '/main/index',
    { at: 'out', reason: 'blocked' },
    null,
    { at: 'redirect', to: '/error-403?from=%2Fmain%2Findex' },
  ],
  ['public page', '/error-404', nobody, null, { at: 'public', page: 'error-404' }],
  ['a mailed link', '/resetPassword?token=x', nobody, null, { at: 'public', page: 'resetPassword' }],
  ['a mailed link while signed in', '/walletUserInvite', signedIn, null, { at: 'public', page: 'walletUserInvite' }],
  [
    'a mailed link with corrected spelling',
    '/validatecode?token=x',
    nobody,
    null,
    { at: 'redirect', to: '/vaildatecode?token=x' },
  ],
  [
    'a page with corrected spelling',
    '/main/administration/menu',
    signedIn,
    grants,
    { at: 'redirect', to: '/main/adminstration/menu' },
  ],
  [
    'wallet limits with corrected spelling',
    '/main/wallet-cards-rules-limits-save?id=1',
    signedIn,
    grants,
    { at: 'redirect', to: '/main/walelt-cards-rules-limits-save?id=1' },
  ],
  [
    'a page whose name only starts like a misspelt one',
    '/main/administration-reports',
    signedIn,
    grants,
    { at: 'not-found' },
  ],
  ['sign-in while signed in, menus still loading', '/login', signedIn, null, { at: 'wait' }],
  [
    'a landing page without permission, replaced by the first permitted page',
    '/login',
    { at: 'in', landingPage: 'fees' },
    { pages: new Set(['elsewhere', 'cards-balance']), allPages: grants.allPages },
    { at: 'redirect', to: '/main/cards-balance' },
  ],
  ['sign-in while signed in', '/login', signedIn, grants, { at: 'redirect', to: '/main/index' }],
  [
    'sign-in with the address of a refused page',
    '/login?from=%2Fmain%2Fcards-balance',
    signedIn,
    null,
    { at: 'redirect', to: '/main/cards-balance' },
  ],
  ['menus still loading', '/main/index', signedIn, null, { at: 'wait' }],
  ['a permitted page', '/main/cards-balance', signedIn, grants, { at: 'page', page: 'cards-balance' }],
  [
    'an existing page without permission',
    '/main/fees?id=1',
    signedIn,
    grants,
    { at: 'redirect', to: '/error-401?from=%2Fmain%2Ffees%3Fid%3D1' },
  ],
  [
    'confined to one page',
    '/main/fees?id=1',
    confined,
    grants,
    { at: 'redirect', to: '/main/cards-balance?from=%2Fmain%2Ffees%3Fid%3D1' },
  ],
  [
    'confined to one page, sign-in with the address of a refused page',
    '/login?from=%2Fmain%2Findex',
    confined,
    null,
    { at: 'redirect', to: '/main/cards-balance?from=%2Fmain%2Findex' },
  ],
  ['confined to one page, the root path', '/', confined, null, { at: 'redirect', to: '/main/cards-balance' }],
  ['confined to one page, that page', '/main/cards-balance', confined, grants, { at: 'page', page: 'cards-balance' }],
  ['unknown page', '/main/nowhere', signedIn, grants, { at: 'not-found' }],
  [
    'redirect route',
    '/main/redirect/cards-balance?page=2',
    signedIn,
    grants,
    { at: 'redirect', to: '/main/cards-balance?page=2' },
  ],
];

const steps: [string, string, Circumstances['session'], Decision][] = [
  ['boot has not tried to resume', '/onboardingProduct', { at: 'unknown' }, { at: 'wait' }],
  ['the start page', '/onboardingStart', nobody, { at: 'onboarding', page: 'onboardingStart' }],
  ['sign-in', '/onboardingSimpleLogin', nobody, { at: 'onboarding', page: 'onboardingSimpleLogin' }],
  ['a mailed code', '/onboardingVerifyEmail?reference=x', nobody, { at: 'onboarding', page: 'onboardingVerifyEmail' }],
  ['no token', '/onboardingProduct', nobody, { at: 'redirect', to: '/onboardingSimpleLogin' }],
  [
    'no token, a page without a live remote',
    '/onboardingPayment',
    nobody,
    { at: 'redirect', to: '/onboardingSimpleLogin' },
  ],
  [
    'signed out by the user',
    '/onboardingProduct',
    { at: 'out', reason: 'left' },
    { at: 'redirect', to: '/onboardingSimpleLogin' },
  ],
  [
    'country blocked',
    '/onboardingProduct',
    { at: 'out', reason: 'blocked' },
    { at: 'redirect', to: '/error-403?from=%2FonboardingProduct' },
  ],
  [
    'a step while signed in',
    '/onboardingProduct',
    applicant('onboardingProduct'),
    { at: 'onboarding', page: 'onboardingProduct' },
  ],
  [
    'the start page while signed in',
    '/onboardingStart',
    applicant('onboardingProduct'),
    { at: 'onboarding', page: 'onboardingStart' },
  ],
  [
    'sign-in while signed in',
    '/onboardingSimpleLogin',
    applicant('onboardingProduct'),
    { at: 'redirect', to: '/onboardingProduct' },
  ],
  [
    'a next step without a live page',
    '/onboardingVerifyEmail',
    applicant('onboardingCompanyInfo'),
    { at: 'redirect', to: '/onboardingProduct' },
  ],
  ['no step to open', '/onboardingSimpleLogin', applicant('index'), { at: 'redirect', to: '/onboardingStart' }],
  ['the result page', '/onboardingReviewResult', nobody, { at: 'onboarding', page: 'onboardingReviewResult' }],
];

describe('the onboarding flow [seed 2.4]', () => {
  test.each(steps)('%s', (_name, address, session, decision) => {
    const [pathname = '', search = ''] = address.split('?');
    expect(decide({ address: { pathname, search }, session, grants: null, owned, isDirty: false })).toEqual(decision);
  });
});

describe('the system of an address [seed 2.3]', () => {
  test.each([
    ['/onboardingStart', 'vcc', 'self-onboarding'],
    ['/onboardingProduct/', 'vcc', 'self-onboarding'],
    ['/login', 'self-onboarding', 'vcc'],
    ['/main/index', 'self-onboarding', 'vcc'],
    ['/main/onboardingProduct', 'self-onboarding', 'vcc'],
    ['/error-403', 'self-onboarding', 'self-onboarding'],
    ['/error-403', 'vcc', 'vcc'],
    ['/privacyPolicy', 'self-onboarding', 'self-onboarding'],
  ] as const)('%s, coming from %s: %s', (pathname, current, marker) => {
    expect(markerOfAddress(pathname, current)).toBe(marker);
  });
});

describe('navigation rules [seed 2.1, 2.2, 2.5, 2.6, 2.7, 2.9, 2.10]', () => {
  test.each(cases)('%s', (_name, address, session, granted, decision) => {
    const [pathname = '', search] = address.split('?');
    expect(
      decide({
        address: { pathname, search: search ? `?${search}` : '' },
        session,
        grants: granted,
        owned,
        isDirty: false,
      }),
    ).toEqual(decision);
  });

  test('a page with unsaved input stays open after its permission was removed; the server refuses to save', () => {
    const address = { pathname: '/main/fees', search: '?id=1' };
    expect(decide({ address, session: signedIn, grants, owned, isDirty: true })).toEqual({ at: 'page', page: 'fees' });
  });

  test.each([
    'https://evil.example/main/index',
    '//evil.example/main/index',
    '/\\evil.example',
    '/main/..//evil.example',
    'javascript:alert(1)',
    '/login',
  ])('%s is refused as a return address', (from) => {
    expect(safeFrom(`?from=${encodeURIComponent(from)}`)).toBeNull();
  });

  test.each(['/register', '/main/index?page=2', '/login?from=%2Fmain%2Ffees'])(
    '%s is accepted as a failed address',
    (from) => {
      expect(failedAddress(`?from=${encodeURIComponent(from)}&failed`)).toBe(from);
      expect(failedAddress(`?from=${encodeURIComponent(from)}`)).toBeNull();
    },
  );

  test.each(['https://evil.example/', '//evil.example', '/\\evil.example', '/..//evil.example', 'javascript:alert(1)'])(
    '%s is refused as a failed address, because it leads out of the console',
    (from) => expect(failedAddress(`?from=${encodeURIComponent(from)}&failed`)).toBeNull(),
  );
});

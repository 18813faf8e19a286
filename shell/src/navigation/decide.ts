import { onboardingPageOf, onboardingPages, type OnboardingPage, type SystemMarker } from '@console/contracts';
import { listedSpelling } from './spellings';

/** Content for an address, decided before anything is rendered. */
export type Decision =
  | { at: 'wait' }
  | { at: 'redirect'; to: string }
  | { at: 'public'; page: PublicPage }
  | { at: 'page'; page: string }
  | { at: 'onboarding'; page: OnboardingPage['page'] }
  | { at: 'not-found' };

/** Error pages of the shell. */
const errorPages = ['error-401', 'error-403', 'error-404', '401'] as const;
/** Public pages of the shell with a function of their own, other than sign-in. */
const openPages = [
  'register',
  'registerResult',
  'forgotpassword',
  'sendEmailSuccess',
  'vaildatecode',
  'resetPassword',
  'firstTimeLogin',
  'walletUserInvite',
  'masterServiceAgreement',
  'privacyPolicy',
] as const;
/** Pages that belong to both the console and the onboarding flow. */
const sharedPages: readonly string[] = [...errorPages, 'masterServiceAgreement', 'privacyPolicy'];

/** Name of an error page. */
export type ErrorPageName = (typeof errorPages)[number];
/** Name of a public page other than sign-in and the error pages. */
export type OpenPage = (typeof openPages)[number];

/** Pages of the shell that need no sign-in; their address is their name with a slash. */
const publicPages = ['login', ...errorPages, ...openPages] as const;
type PublicPage = (typeof publicPages)[number];

/** Input of a decision. */
export interface Circumstances {
  address: { pathname: string; search: string };
  /** The session of the system that the address belongs to. */
  session:
    { at: 'unknown' } | { at: 'out'; reason: string } | { at: 'in'; landingPage: string; onlyPage?: string | null };
  /** Null while the menus are loading. */
  grants: { pages: ReadonlySet<string>; allPages: ReadonlySet<string> } | null;
  /** Pages that a live remote owns; null until the release is verified. */
  owned: ReadonlySet<string> | null;
  /** True if the page at this address has unsaved input. */
  isDirty: boolean;
}

const isPublic = (name: string): name is PublicPage => publicPages.some((page) => page === name);

const isPublicBut = (name: string, other: string) => isPublic(name) && name !== other;

/** Returns true if a public page is one of `openPages`. */
export const isOpenPage = (page: PublicPage): page is OpenPage => openPages.some((name) => name === page);

const nameOf = (pathname: string): string => pathname.replace(/^\/+|\/+$/g, '');

/** Returns the system of an address. A page of both systems belongs to the tab's current system. */
export function markerOfAddress(pathname: string, current: SystemMarker): SystemMarker {
  const name = nameOf(pathname);
  if (sharedPages.includes(name)) return current;
  return onboardingPageOf(name) ? 'self-onboarding' : 'vcc';
}

/** Navigation rules of the specification (section 2) as a pure function. */
export function decide({ address, session, grants, owned, isDirty }: Circumstances): Decision {
  const { pathname, search } = address;
  const listed = listedSpelling(pathname);
  if (listed) return { at: 'redirect', to: listed + search };
  const name = nameOf(pathname);
  if (session.at === 'unknown') return { at: 'wait' };
  const step = onboardingPageOf(name);
  if (step) return owned ? decideStep(step, { address, session, owned }) : { at: 'wait' };
  if (session.at === 'in' && session.onlyPage && !isPublicBut(name, 'login'))
    return confined(session.onlyPage, { address, grants, owned });
  if (session.at === 'in' && (name === '' || name === 'login' || name === 'main')) {
    const from = safeFrom(search);
    return from ? { at: 'redirect', to: from } : landing(session.landingPage, grants, owned);
  }
  if (name === '') return { at: 'redirect', to: '/login' };
  if (isPublic(name)) return { at: 'public', page: name };
  if (session.at === 'out' && session.reason === 'blocked')
    return { at: 'redirect', to: `/error-403?from=${encodeURIComponent(pathname + search)}` };
  if (session.at === 'out') return { at: 'redirect', to: signInAddress(session.reason, pathname + search) };
  const decision = decidePage(name, address, grants, owned);
  // A removed permission does not close a page with unsaved input; the server refuses to save and returns the reason.
  return isDirty && decision.at === 'redirect' ? { at: 'page', page: name.slice('main/'.length) } : decision;
}

/** Redirects to the page that is permitted first; `from` contains the requested address. */
function confined(page: string, { address, grants, owned }: Omit<Circumstances, 'session' | 'isDirty'>): Decision {
  const { pathname, search } = address;
  if (pathname === `/main/${page}`) return decidePage(`main/${page}`, address, grants, owned);
  const from = safeFrom(search) ?? safeFrom(`?from=${encodeURIComponent(pathname + search)}`);
  return { at: 'redirect', to: `/main/${page}${from ? `?from=${encodeURIComponent(from)}` : ''}` };
}

/** Decides about pages of the onboarding flow: its own sign-in, and after it the next step. */
function decideStep(
  { page, needsSignIn }: OnboardingPage,
  { address, session, owned }: Pick<Circumstances, 'address' | 'session'> & { owned: ReadonlySet<string> },
): Decision {
  if (session.at === 'out' && needsSignIn)
    return {
      at: 'redirect',
      to:
        session.reason === 'blocked'
          ? `/error-403?from=${encodeURIComponent(address.pathname + address.search)}`
          : '/onboardingSimpleLogin',
    };
  if (session.at === 'in' && (page === 'onboardingSimpleLogin' || page === 'onboardingVerifyEmail'))
    return { at: 'redirect', to: `/${nextStep(session.landingPage, owned)}` };
  return { at: 'onboarding', page };
}

/** Returns the last step, up to the current one, that has a live page. */
function nextStep(landingPage: string, owned: ReadonlySet<string>): string {
  const last = onboardingPageOf(landingPage)?.step ?? 0;
  const open = onboardingPages.filter(({ page, step, needsSignIn }) => needsSignIn && step <= last && owned.has(page));
  return open.at(-1)?.page ?? 'onboardingStart';
}

/** Returns the sign-in address. It contains the return address `from`, except after the user signed out. */
const signInAddress = (reason: string, from: string): string =>
  reason === 'left' || reason === 'changed' ? '/login' : `/login?from=${encodeURIComponent(from)}`;

function decidePage(
  name: string,
  { pathname, search }: Circumstances['address'],
  grants: Circumstances['grants'],
  owned: Circumstances['owned'],
): Decision {
  if (!name.startsWith('main/')) return { at: 'not-found' };
  const page = name.slice('main/'.length);
  if (page.startsWith('redirect/')) return { at: 'redirect', to: `/main/${page.slice('redirect/'.length)}${search}` };
  if (!grants || !owned) return { at: 'wait' };
  if (grants.allPages.has(page) && !grants.pages.has(page))
    return { at: 'redirect', to: `/error-401?from=${encodeURIComponent(pathname + search)}` };
  return grants.pages.has(page) && owned.has(page) ? { at: 'page', page } : { at: 'not-found' };
}

/** Redirects to the landing page if it is permitted and live; otherwise to the first such page. */
function landing(page: string, grants: Circumstances['grants'], owned: Circumstances['owned']): Decision {
  if (!grants || !owned) return { at: 'wait' };
  const open = [page, 'index', ...grants.pages].find((one) => grants.pages.has(one) && owned.has(one));
  return open ? { at: 'redirect', to: `/main/${open}` } : { at: 'not-found' };
}

/** Returns `from` if it is a page of the console. */
export function safeFrom(search: string): string | null {
  const from = ownAddress(search);
  return from?.startsWith('/main/') ? from : null;
}

/** Returns the address of a page that could not be loaded, for the error page after a failed navigation. */
export const failedAddress = (search: string): string | null =>
  new URLSearchParams(search).has('failed') ? ownAddress(search) : null;

/** Returns `from` if it is an address of this console; `//host` and `/\host` would lead to other sites. */
function ownAddress(search: string): string | null {
  const from = new URLSearchParams(search).get('from');
  if (!from || !/^\/(?!\/)[^\\]*$/.test(from)) return null;
  const { origin, pathname, search: query, hash } = new URL(from, 'http://console.invalid');
  return origin === 'http://console.invalid' && !pathname.startsWith('//') ? pathname + query + hash : null;
}

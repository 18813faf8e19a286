import { configureApi } from '@console/api';
import { languageOf } from '@console/contracts';
import { addTexts, changeLocale, currentLocale, i18n, type Locale, type LocaleLoaders, startI18n } from '@console/i18n';
import {
  RemoteRoot,
  type Captured,
  type Handover,
  type HandoverRegistry,
  type PageLocation,
  type ShellServices,
  type TabFill,
} from '@console/remote-kit';
import { beginSession, setGrants } from '@console/session';
import { uiLocales } from '@console/ui';
import { act, render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useState, useSyncExternalStore, type ComponentType } from 'react';
import { type Contributions, useFakeSlots } from './fake-slots';

/** Address and user of a screen. */
export interface ScreenOptions {
  /** Address of the page: `/main/cards-balance?state=FROZEN`. */
  at: string;
  /** Button codes of the user. */
  grants?: string[];
  /** Groups of hidden fields. */
  hidden?: string[];
  locale?: Locale;
  texts: LocaleLoaders;
  /** Contributions to slots of the page, by slot and name. */
  contributions?: Contributions;
  /** Captured state waiting for the parts of the page, by their names. */
  waiting?: Record<string, Captured>;
  /** Responses that the previous version got, by `<path> <input as JSON>`. */
  answered?: Record<string, unknown>;
}

/** Calls of the shell's services by the screen, in order. */
interface Requested {
  /** Addresses of other pages that it opened. */
  visited: string[];
  closed: string[];
  notices: Parameters<ShellServices['notify']>[0][];
  dirty: boolean;
  /** Placeholders of the tab title. */
  title: TabFill | null;
  /** Number of times that it opened the list of jobs. */
  jobs: number;
}

const namespace = 'remote@test';

/** A rendered screen with helpers for tests. */
interface ShownScreen extends RenderResult {
  user: UserEvent;
  requested: Requested;
  /** Parts of the page whose state can be transferred, by name. */
  parts: Map<string, Handover>;
  /** Returns the query of the current address. */
  search: () => string;
  /** Reports an addition to this record, as the server does. */
  tellRecord: (id: string) => void;
  /** Changes the language. */
  speak: (other: Locale) => Promise<void>;
}

/**
 * Renders a screen as a mounted page of a remote: with the same providers and router, and a shell that records its
 * calls.
 */
export async function renderScreen(Screen: ComponentType, options: ScreenOptions): Promise<ShownScreen> {
  const {
    at,
    grants = [],
    hidden = [],
    locale = 'en-US',
    texts,
    waiting = {},
    answered = {},
    contributions = {},
  } = options;
  await speak(locale, texts);
  signIn({ grants, hidden }, locale);
  const requested: Requested = { visited: [], closed: [], notices: [], dirty: false, title: null, jobs: 0 };
  const where = { current: locationOf(at) };
  const parts = new Map<string, Handover>();
  const registry = registryOf({ parts, waiting, answered, requested });
  const reported = recordListeners();
  const mounted = render(<Page {...{ Screen, requested, where, registry, reported, contributions }} />);
  return {
    ...mounted,
    user: userEvent.setup(),
    requested,
    parts,
    search: () => where.current.search,
    tellRecord: (id: string) => act(() => reported.tellRecord(id)),
    speak: (other: Locale) => act(() => changeLocale(other)),
  };
}

async function speak(locale: Locale, texts: LocaleLoaders): Promise<void> {
  if (i18n.isInitialized) await changeLocale(locale);
  else await startI18n(locale, { ui: uiLocales });
  await addTexts(namespace, texts);
}

function signIn({ grants, hidden }: { grants: string[]; hidden: string[] }, locale: Locale): void {
  configureApi({ language: () => languageOf(i18n.language) });
  const user = { userId: 'user_1', loginName: 'operations', nickname: 'Ines Moreau', timezone: 'Asia/Singapore' };
  beginSession({ ...user, token: 'token', language: languageOf(locale), landingPage: 'index' });
  setGrants({ buttons: new Set(grants), pages: new Set(), allPages: new Set(), hidden: new Set(hidden) });
}

function locationOf(address: string): PageLocation {
  const { pathname, search, hash } = new URL(address, 'http://console.test');
  return { pathname, search, hash };
}

interface RegistryFacts extends Required<Pick<ScreenOptions, 'waiting' | 'answered'>> {
  parts: Map<string, Handover>;
  requested: Requested;
}

/** State transfer registry for a single page. */
const registryOf = ({ parts, waiting, answered, requested }: RegistryFacts): HandoverRegistry => ({
  join: ({ part }, handover) => {
    if (parts.get(part) === handover) return;
    parts.set(part, handover);
    const captured = waiting[part];
    if (captured) handover.restore(captured);
  },
  changed: () => void (requested.dirty = [...parts.values()].some((part) => part.dirty())),
  keepAnswer: () => undefined,
  takeAnswer: ({ part }, take) => {
    const response = answered[part];
    delete answered[part];
    if (response !== undefined) take(response);
  },
});

/** Listeners for additions to a record. */
function recordListeners() {
  const listening = new Set<{ id: string; handler: () => void }>();
  return {
    tellRecord: (id: string) => listening.forEach((one) => one.id === id && one.handler()),
    onRecord: (id: string, handler: () => void) => {
      const one = { id, handler };
      listening.add(one);
      return () => void listening.delete(one);
    },
  };
}

interface PageProps {
  Screen: ComponentType;
  requested: Requested;
  registry: HandoverRegistry;
  reported: ReturnType<typeof recordListeners>;
  where: { current: PageLocation };
  contributions: Contributions;
}

const onLanguage = (listener: () => void) => {
  i18n.on('languageChanged', listener);
  return () => i18n.off('languageChanged', listener);
};

function Page({ Screen, requested, where, registry, reported, contributions }: PageProps) {
  const { slots, filled } = useFakeSlots(contributions);
  const locale = useSyncExternalStore(onLanguage, currentLocale);
  const [location, setLocation] = useState(where.current);
  const [shell] = useState<ShellServices>(() => ({
    navigate: (to) => {
      const next = locationOf(to);
      if (next.pathname !== where.current.pathname) return void requested.visited.push(to);
      where.current = next;
      setLocation(next);
    },
    close: (key) => void requested.closed.push(key),
    setDirty: (_key, isDirty) => void (requested.dirty = isDirty),
    setTitle: (_key, fill) => void (requested.title = fill),
    notify: (notice) => void requested.notices.push(notice),
    beginWaiting: () => () => undefined,
    showJobs: () => void (requested.jobs += 1),
    onRecord: reported.onRecord,
    slots,
  }));
  const [loader] = useState(() => ({ at: () => Screen, load: async () => Screen, subscribe: () => () => undefined }));
  const page = location.pathname.replace(/^\/(main\/)?/, '');
  return (
    <>
      <RemoteRoot
        remote={namespace}
        name="test"
        loader={loader}
        pages={[{ key: page, page, location, active: true }]}
        shell={shell}
        registry={registry}
        locale={locale}
        theme="light"
        trial={false}
        domElement={document.body}
        onFatal={(error) => {
          throw error;
        }}
        onPageFault={() => undefined}
      />
      {filled}
    </>
  );
}

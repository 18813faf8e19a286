import type { LiveRemote } from '@console/contracts/release';
import { currentLocale } from '@console/i18n';
import { mayPass, type PageView, type ShellServices } from '@console/remote-kit';
import { Skeleton } from '@console/ui';
import { useAtomValue } from 'jotai/react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { draftsReady } from '../drafts/draft-keeper';
import { PageDesk } from '../drafts/page-desk';
import { forgetCrashes, switchedOffAtom } from '../faults/crash-book';
import { reportCrash, reportFault } from '../faults/report';
import { MountFailure } from '../mounting/mount-failure';
import { mountRemote, type Mounted } from '../mounting/orchestrator';
import { themeAtom } from '../preferences/preferences';
import { beginWaiting } from '../progress/navigation-bar';
import { dirtyAtom } from '../tabs/tab-marks';
import { Unavailable } from './unavailable';

type State = { at: 'loading' } | { at: 'mounted'; mounted: Mounted } | { at: 'failed'; reason: string };

interface RemoteSlotProps {
  remote: LiveRemote;
  views: PageView[];
  shell: ShellServices;
}

/** Where one remote lives: loaded when a page of it is first needed, tried again as often as the user asks. */
export function RemoteSlot(props: RemoteSlotProps) {
  const { remote, views } = props;
  const [attempt, setAttempt] = useState(0);
  const isOff = useAtomValue(switchedOffAtom).has(remote.base);
  const dirty = useAtomValue(dirtyAtom);
  const seen = views.find(({ active }) => active);
  const retry = () => {
    forgetCrashes(remote.base);
    setAttempt(attempt + 1);
  };
  // A version that crashes may still hold typed work in another of its pages, which must not go with it.
  if (isOff && !views.some(({ key }) => dirty.has(key)))
    return seen ? <Unavailable remote={remote} page={seen.page} isOff onRetry={retry} /> : null;
  return <Attempt key={attempt} {...props} attempt={attempt} onRetry={retry} />;
}

interface AttemptProps extends RemoteSlotProps {
  attempt: number;
  onRetry: () => void;
}

function Attempt({ remote, views, shell, attempt, onRetry }: AttemptProps) {
  const area = useRef<HTMLDivElement>(null);
  const theme = useAtomValue(themeAtom);
  const [desk] = useState(() => new PageDesk());
  const given = { pages: views, shell, desk, locale: currentLocale(), theme };
  const seen = views.find(({ active }) => active);
  const state = useMounted(area, { remote, given, attempt });

  const isAwaited = seen !== undefined && state.at === 'loading';
  useEffect(() => (isAwaited ? beginWaiting() : undefined), [isAwaited]);

  useLayoutEffect(() => {
    if (state.at === 'mounted') state.mounted.update(given);
    desk.keepOnly(new Set(views.map(({ key }) => key)));
  });

  return (
    <>
      <div ref={area} hidden={state.at !== 'mounted'} />
      {seen && state.at === 'loading' && <Skeleton />}
      {seen && state.at === 'failed' && (
        <Unavailable remote={remote} page={seen.page} reason={state.reason} onRetry={onRetry} />
      )}
    </>
  );
}

/** A page whose code is late is no crash; its neighbours and the page itself can go on. */
const pageFaults = (remote: LiveRemote) => (error: unknown, page: string) =>
  mayPass(error)
    ? reportFault({ culprit: remote, step: 'LOAD', page, error })
    : reportCrash(remote, { step: 'RENDER', page, error });

type Asked = Pick<Parameters<typeof mountRemote>[0], 'remote' | 'given' | 'attempt'>;

/** Mounts once, takes away with the slot, and reports what goes wrong at any time. */
function useMounted(area: RefObject<HTMLDivElement | null>, { remote, given, attempt }: Asked): State {
  const [state, setState] = useState<State>({ at: 'loading' });
  const mount = useEffectEvent((element: HTMLElement, onFatal: (error: unknown) => void) =>
    mountRemote({
      remote,
      area: element,
      given,
      mayShow: draftsReady(),
      attempt,
      onFatal,
      onPageFault: pageFaults(remote),
    }),
  );
  const fail = useEffectEvent((error: unknown) => {
    const page = given.pages.find(({ active }) => active)?.page ?? '';
    const failure = error instanceof MountFailure ? error : new MountFailure('MOUNT', error);
    if (failure.isCrash) reportCrash(remote, { step: failure.step, page, error: failure.cause });
    else reportFault({ culprit: remote, step: failure.step, page, error: failure.cause });
    setState({ at: 'failed', reason: failure.message });
  });
  useEffect(() => {
    if (!area.current) return;
    let isGone = false;
    let mounted: Mounted | null = null;
    const onFatal = (error: unknown) => {
      if (!isGone) fail(error);
    };
    mount(area.current, onFatal).then((done) => {
      mounted = done;
      if (isGone) void done.unmount();
      else setState({ at: 'mounted', mounted: done });
    }, onFatal);
    return () => {
      isGone = true;
      void mounted?.unmount();
    };
  }, [area]);
  return state;
}

import { languageOf } from '@console/contracts';
import type { LiveRemote } from '@console/contracts/release';
import { currentLocale } from '@console/i18n';
import type { PageView, ShellServices } from '@console/remote-kit';
import { ModuleUnavailable, Skeleton } from '@console/ui';
import { useAtomValue } from 'jotai/react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { mountRemote, type Mounted } from '../mounting/orchestrator';
import { themeAtom } from '../preferences/preferences';
import { beginWaiting } from '../progress/navigation-bar';
import css from './frame.module.css';

type State = { at: 'loading' } | { at: 'mounted'; mounted: Mounted } | { at: 'failed'; reason: string };

interface RemoteSlotProps {
  remote: LiveRemote;
  views: PageView[];
  shell: ShellServices;
}

/** Where one remote lives: loaded when a page of it is first needed, tried again as often as the user asks. */
export function RemoteSlot(props: RemoteSlotProps) {
  const [attempt, setAttempt] = useState(0);
  return <Attempt key={attempt} {...props} attempt={attempt} onRetry={() => setAttempt(attempt + 1)} />;
}

function Attempt({
  remote,
  views,
  shell,
  attempt,
  onRetry,
}: RemoteSlotProps & { attempt: number; onRetry: () => void }) {
  const area = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>({ at: 'loading' });
  const theme = useAtomValue(themeAtom);
  const given = { pages: views, shell, locale: currentLocale(), theme };
  const seen = views.find(({ active }) => active);

  const mount = useEffectEvent((element: HTMLElement, onFatal: (error: unknown) => void) =>
    mountRemote({ remote, area: element, given, attempt, onFatal }),
  );
  useEffect(() => {
    if (!area.current) return;
    let isGone = false;
    let mounted: Mounted | null = null;
    const fail = (error: unknown) => {
      if (!isGone) setState({ at: 'failed', reason: error instanceof Error ? error.message : String(error) });
    };
    mount(area.current, fail).then((done) => {
      mounted = done;
      if (isGone) void done.unmount();
      else setState({ at: 'mounted', mounted: done });
    }, fail);
    return () => {
      isGone = true;
      void mounted?.unmount();
    };
  }, []);

  const isAwaited = seen !== undefined && state.at === 'loading';
  useEffect(() => (isAwaited ? beginWaiting() : undefined), [isAwaited]);

  useLayoutEffect(() => {
    if (state.at === 'mounted') state.mounted.update(given);
  });

  return (
    <>
      <div ref={area} hidden={state.at !== 'mounted'} />
      {seen && state.at === 'loading' && <Skeleton />}
      {seen && state.at === 'failed' && (
        <div className={css.centre}>
          <Unavailable remote={remote} page={seen.page} reason={state.reason} onRetry={onRetry} />
        </div>
      )}
    </>
  );
}

interface UnavailableProps {
  remote: LiveRemote;
  page: string;
  reason: string;
  onRetry: () => void;
}

/** Names the page in the user's language; the reason is for whoever the user calls. */
function Unavailable({ remote: { remote, version, manifest }, page, reason, onRetry }: UnavailableProps) {
  const title = manifest.pages.find(({ name }) => name === page)?.title[languageOf(currentLocale())] ?? remote;
  const [firstLine = ''] = reason.split('\n');
  return (
    <ModuleUnavailable
      name={title}
      version={`${remote} ${version}`}
      traceId={firstLine.slice(0, 80)}
      onRetry={onRetry}
    />
  );
}

import type { LiveRemote } from '@console/contracts/release';
import { currentLocale } from '@console/i18n';
import type { PageView, ShellServices } from '@console/remote-kit';
import { PageBody, Skeleton } from '@console/ui';
import { useAtomValue } from 'jotai/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { forgetCrashes, switchedOffAtom } from '../faults/crash-book';
import { themeAtom } from '../preferences/preferences';
import { beginWaiting } from '../progress/navigation-bar';
import { useVersions } from '../swapping/use-versions';
import { dirtyAtom } from '../tabs/tab-marks';
import { Unavailable } from './unavailable';

interface RemoteSlotProps {
  remote: LiveRemote;
  views: PageView[];
  shell: ShellServices;
}

/** Slot of one remote, which is loaded when one of its pages is first needed, and again on each retry. */
export function RemoteSlot(props: RemoteSlotProps) {
  const { remote, views } = props;
  const [attempt, setAttempt] = useState(0);
  const isOff = useAtomValue(switchedOffAtom).has(remote.base);
  const dirty = useAtomValue(dirtyAtom);
  const visible = views.find(({ active }) => active);
  const retry = () => {
    forgetCrashes(remote.base);
    setAttempt(attempt + 1);
  };
  // A version that crashes may have unsaved input in another of its pages, so it stays mounted.
  if (isOff && !views.some(({ key }) => dirty.has(key)))
    return visible && !visible.contribution?.isInline ? (
      <Unavailable remote={remote} page={visible.page} isOff onRetry={retry} />
    ) : null;
  return <Attempt key={attempt} {...props} attempt={attempt} onRetry={retry} />;
}

interface AttemptProps extends RemoteSlotProps {
  attempt: number;
  onRetry: () => void;
}

function Attempt({ remote, views, shell, attempt, onRetry }: AttemptProps) {
  const area = useRef<HTMLDivElement>(null);
  const theme = useAtomValue(themeAtom);
  const remoteInput = { pages: views, shell, locale: currentLocale(), theme };
  const visible = views.find(({ active }) => active);
  const isInline = visible?.contribution?.isInline === true;
  const state = useVersions(area, { remote, remoteInput, attempt });

  // The failed version was rolled back or replaced, so the retry starts automatically.
  const isOutdated = state.at === 'failed' && state.base !== remote.base;
  const retryForIt = useEffectEvent(onRetry);
  useEffect(() => {
    if (isOutdated) retryForIt();
  }, [isOutdated]);

  const isAwaited = visible !== undefined && !isInline && state.at === 'loading';
  useEffect(() => (isAwaited ? beginWaiting() : undefined), [isAwaited]);

  return (
    <>
      <div ref={area} hidden={state.at !== 'mounted'} />
      {visible && !isInline && state.at === 'loading' && (
        <PageBody>
          <Skeleton isPage />
        </PageBody>
      )}
      {visible && !isInline && state.at === 'failed' && (
        <Unavailable remote={remote} page={visible.page} reason={state.reason} onRetry={onRetry} />
      )}
    </>
  );
}

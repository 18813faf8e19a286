import type { LiveRemote } from '@console/contracts/release';
import { currentLocale } from '@console/i18n';
import type { PageView, ShellServices } from '@console/remote-kit';
import { ModuleUnavailable, Skeleton } from '@console/ui';
import { useAtomValue } from 'jotai/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { mountRemote, type Mounted } from '../mounting/orchestrator';
import { themeAtom } from '../preferences/preferences';
import css from './frame.module.css';

type Slot = { at: 'loading' } | { at: 'mounted'; mounted: Mounted } | { at: 'failed'; reason: string };

interface RemoteSlotProps {
  remote: LiveRemote;
  views: PageView[];
  shell: ShellServices;
}

/** Where one remote lives: loads it when a page of it is first needed, hands it its open pages, shows its failure. */
export function RemoteSlot({ remote, views, shell }: RemoteSlotProps) {
  const area = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const theme = useAtomValue(themeAtom);
  const given = { pages: views, shell, locale: currentLocale(), theme };
  const slot = useMounted(remote, area, given, attempt);
  const isSeen = views.some(({ active }) => active);

  useLayoutEffect(() => {
    if (slot.at === 'mounted') void slot.mounted.update(given);
  });

  return (
    <>
      <div ref={area} hidden={!isSeen || slot.at !== 'mounted'} />
      {isSeen && slot.at === 'loading' && <Skeleton />}
      {isSeen && slot.at === 'failed' && (
        <div className={css.centre}>
          <ModuleUnavailable
            name={remote.remote}
            version={remote.version}
            message={slot.reason}
            onRetry={() => setAttempt(attempt + 1)}
          />
        </div>
      )}
    </>
  );
}

function useMounted(
  remote: LiveRemote,
  area: React.RefObject<HTMLDivElement | null>,
  given: Parameters<typeof mountRemote>[2],
  attempt: number,
): Slot {
  const [slot, setSlot] = useState<Slot>({ at: 'loading' });
  const first = useRef(given);
  first.current = given;
  useEffect(() => {
    if (!area.current) return;
    let isGone = false;
    let mounted: Mounted | null = null;
    const fail = (error: unknown) => {
      if (!isGone) setSlot({ at: 'failed', reason: error instanceof Error ? error.message : String(error) });
    };
    setSlot({ at: 'loading' });
    mountRemote(remote, area.current, first.current, { attempt, onFatal: fail }).then((done) => {
      mounted = done;
      if (isGone) void done.unmount();
      else setSlot({ at: 'mounted', mounted: done });
    }, fail);
    return () => {
      isGone = true;
      void mounted?.unmount();
    };
  }, [remote, area, attempt]);
  return slot;
}

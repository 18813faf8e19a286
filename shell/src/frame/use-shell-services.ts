import type { ShellServices } from '@console/remote-kit';
import { useNavigate } from '@console/remote-kit/router';
import { notify } from '@console/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { showOverlay } from '../palette/overlay.atom';
import { beginWaiting } from '../progress/navigation-bar';
import { onRecord } from '../push/record-listeners';
import { slotServices } from '../slots/slot-services';
import { isAnyDirty, markDirty, nameTab } from '../tabs/tab-marks';

/** Returns the services of the shell for pages. The object never changes, so that it causes no renders. */
export function useShellServices(close: (key: string) => void): ShellServices {
  const navigate = useNavigate();
  const [door] = useState(() => new EventTarget());
  const respond = useEffectEvent((ask: Ask) => {
    if (ask.at === 'close') close(ask.key);
    else void navigate(ask.to, { replace: ask.replace });
  });

  useEffect(() => {
    const listen = (event: Event) => {
      if (event instanceof AskEvent) respond(event.ask);
    };
    door.addEventListener('ask', listen);
    return () => door.removeEventListener('ask', listen);
  }, [door]);

  useEffect(() => {
    const guard = (event: BeforeUnloadEvent) => {
      if (isAnyDirty()) event.preventDefault();
    };
    window.addEventListener('beforeunload', guard);
    return () => window.removeEventListener('beforeunload', guard);
  }, []);

  const [services] = useState<ShellServices>(() => ({
    navigate: (to, options) =>
      void door.dispatchEvent(new AskEvent({ at: 'go', to, replace: options?.replace ?? false })),
    close: (key) => void door.dispatchEvent(new AskEvent({ at: 'close', key })),
    setDirty: markDirty,
    setTitle: nameTab,
    notify: ({ text, ...how }) => notify(text, how),
    beginWaiting,
    showJobs: () => showOverlay('jobs'),
    onRecord,
    slots: slotServices,
  }));
  return services;
}

type Ask = { at: 'go'; to: string; replace: boolean } | { at: 'close'; key: string };

class AskEvent extends Event {
  constructor(readonly ask: Ask) {
    super('ask');
  }
}

import { moduleDeed, type ModuleDeed } from '@console/contracts/devops';
import { later } from '@console/remote-kit';
import { useOpened } from '@console/screens';
import { useCallback, type ReactNode } from 'react';

/** Loaded with the first deed: most visits only look. */
const ActivateDialog = later(() => import('./activate.dialog'));
const StepBackDialog = later(() => import('./step-back.dialog'));
const DecideDialog = later(() => import('./decide.dialog'));
const WaiverDialog = later(() => import('./waiver.dialog'));

interface ModuleDeeds {
  ask: (deed: ModuleDeed) => void;
  /** The open dialog, to be placed anywhere on the page. */
  dialog: ReactNode;
}

const askedDeed = { asked: moduleDeed };

/** What can be done with a module. `onChanged`: what is live is not what the page shows. */
export function useModuleDeeds(code: string, onChanged: () => void): ModuleDeeds {
  const { open, close, show } = useOpened('deed', askedDeed);
  const ask = useCallback((asked: ModuleDeed) => open({ asked }), [open]);
  const common = { code, onChanged, onClose: close };
  const dialog = show(({ asked }) => {
    if (asked.deed === 'ACTIVATE') return <ActivateDialog {...common} version={asked.version} />;
    if (asked.deed === 'DECIDE') return <DecideDialog {...common} {...asked} />;
    if (asked.deed === 'WAIVE') return <WaiverDialog {...common} {...asked} />;
    return <StepBackDialog {...common} deed={asked} />;
  });
  return { ask, dialog };
}

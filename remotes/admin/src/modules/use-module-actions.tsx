import { moduleAction, type ModuleAction } from '@console/contracts/devops';
import { later } from '@console/remote-kit';
import { useDialog } from '@console/screens';
import { useCallback, type ReactNode } from 'react';

/** Loaded with the first deed: most visits only look. */
const ActivateDialog = later(() => import('./activate.dialog'));
const StepBackDialog = later(() => import('./step-back.dialog'));
const DecideDialog = later(() => import('./decide.dialog'));
const WaiverDialog = later(() => import('./waiver.dialog'));

interface ModuleActions {
  ask: (action: ModuleAction) => void;
  /** The open dialog, to be placed anywhere on the page. */
  dialog: ReactNode;
}

const askedAction = { asked: moduleAction };

/** What can be done with a module. `onChanged`: what is live is not what the page shows. */
export function useModuleActions(code: string, onChanged: () => void): ModuleActions {
  const { open, close, show } = useDialog('deed', askedAction);
  const ask = useCallback((asked: ModuleAction) => open({ asked }), [open]);
  const common = { code, onChanged, onClose: close };
  const dialog = show(({ asked }) => {
    if (asked.deed === 'ACTIVATE') return <ActivateDialog {...common} version={asked.version} />;
    if (asked.deed === 'DECIDE') return <DecideDialog {...common} {...asked} />;
    if (asked.deed === 'WAIVE') return <WaiverDialog {...common} {...asked} />;
    return <StepBackDialog {...common} deed={asked} />;
  });
  return { ask, dialog };
}

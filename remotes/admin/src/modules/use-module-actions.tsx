import { moduleAction, type ModuleAction } from '@console/contracts/devops';
import { lazyComponent } from '@console/remote-kit';
import { useDialog } from '@console/screens';
import { useCallback, type ReactNode } from 'react';

/** Loaded with the first action: most visits only look. */
const ActivateDialog = lazyComponent(() => import('../common/activate.dialog'));
const StepBackDialog = lazyComponent(() => import('../common/step-back.dialog'));
const DecideDialog = lazyComponent(() => import('./decide.dialog'));
const WaiverDialog = lazyComponent(() => import('./waiver.dialog'));

interface ModuleActions {
  ask: (action: ModuleAction) => void;
  /** The open dialog, to be placed anywhere on the page. */
  dialog: ReactNode;
}

const actionDialogShape = { dialogShape: moduleAction };

/** What can be done with a module. `onChanged`: what is live is not what the page shows. */
export function useModuleActions(code: string, onChanged: () => void): ModuleActions {
  const { open, close, show } = useDialog('deed', actionDialogShape);
  const ask = useCallback((requested: ModuleAction) => open({ dialogShape: requested }), [open]);
  const common = { code, onChanged, onClose: close };
  const dialog = show(({ dialogShape: requested }) => {
    if (requested.deed === 'ACTIVATE') return <ActivateDialog {...common} version={requested.version} />;
    if (requested.deed === 'DECIDE') return <DecideDialog {...common} {...requested} />;
    if (requested.deed === 'WAIVE') return <WaiverDialog {...common} {...requested} />;
    return <StepBackDialog {...common} action={requested} />;
  });
  return { ask, dialog };
}

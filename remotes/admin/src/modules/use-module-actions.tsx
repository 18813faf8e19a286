import { moduleAction, type ModuleAction } from '@console/contracts/releases';
import { lazyComponent } from '@console/remote-kit';
import { useDialog } from '@console/screens';
import { useCallback, type ReactNode } from 'react';

/** Loaded with the first action, because most visits only view. */
const ActivateDialog = lazyComponent(() => import('../common/activate.dialog'));
const StepBackDialog = lazyComponent(() => import('../common/step-back.dialog'));
const DecideDialog = lazyComponent(() => import('./decide.dialog'));
const WaiverDialog = lazyComponent(() => import('./waiver.dialog'));

interface ModuleActions {
  ask: (action: ModuleAction) => void;
  /** Open dialog, rendered anywhere on the page. */
  dialog: ReactNode;
}

const actionDialogShape = { dialogShape: moduleAction };

/** Actions on a remote. `onChanged` is called when the page shows outdated live versions. */
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

import { lazy, startTransition, Suspense, useCallback, useState, type ReactNode } from 'react';
import type { ModuleDeed } from './module-detail';

/** Loaded with the first deed: most visits only look. */
const ActivateDialog = lazy(() => import('./activate.dialog'));
const StepBackDialog = lazy(() => import('./step-back.dialog'));
const DecideDialog = lazy(() => import('./decide.dialog'));

interface ModuleDeeds {
  ask: (deed: ModuleDeed) => void;
  /** The open dialog, to be placed anywhere on the page. */
  dialog: ReactNode;
}

/** What can be done with a module. `onChanged`: what is live is not what the page shows. */
export function useModuleDeeds(code: string, onChanged: () => void): ModuleDeeds {
  const [asked, setAsked] = useState<ModuleDeed | null>(null);
  const ask = useCallback((deed: ModuleDeed) => startTransition(() => setAsked(deed)), []);
  const onClose = () => setAsked(null);
  return { ask, dialog: <Suspense fallback={null}>{asked && dialogOf(asked)}</Suspense> };

  function dialogOf(deed: ModuleDeed): ReactNode {
    const common = { code, onChanged, onClose };
    if (deed.deed === 'ACTIVATE') return <ActivateDialog {...common} version={deed.version} />;
    if (deed.deed === 'DECIDE') return <DecideDialog {...common} {...deed} />;
    return <StepBackDialog {...common} deed={deed} />;
  }
}

import { audienceChoice, censusVersion, devopsModule, endOfCanary } from '@console/contracts/devops';
import { lazyComponent } from '@console/remote-kit';
import { useDialog } from '@console/screens';
import type { ReactNode } from 'react';
import type { CanaryStep } from './canary-step.rules';

/** Loaded with the first action: most visits only look. */
const ActivateDialog = lazyComponent(() => import('../common/activate.dialog'));
const StepBackDialog = lazyComponent(() => import('../common/step-back.dialog'));

const dialogShape = {
  code: devopsModule.shape.code,
  version: censusVersion.shape.version,
  start: audienceChoice.nullable(),
} as const;

interface CanarySteps {
  take: (code: string, step: CanaryStep) => void;
  /** The open dialog, to be placed anywhere on the page. */
  dialog: ReactNode;
}

/** What can be done with a canary, in the dialogs of the page of its module. `onChanged`: what is live is not what the page shows. */
export function useCanarySteps(onChanged: () => void): CanarySteps {
  const { open, close, show } = useDialog('rollout', dialogShape);
  const dialog = show(({ code, version, start }) => {
    const common = { code, onChanged, onClose: close };
    if (start === null) return <StepBackDialog {...common} action={endOfCanary} />;
    return <ActivateDialog {...common} version={version} start={start} />;
  });
  return { take: (code, { version, start }) => open({ code, version, start }), dialog };
}

import { audienceChoice, censusVersion, devopsModule, endOfCanary } from '@console/contracts/releases';
import { lazyComponent } from '@console/remote-kit';
import { useDialog } from '@console/screens';
import type { ReactNode } from 'react';
import type { CanaryStep } from './canary-step.rules';

/** Loaded with the first action, because most visits only view. */
const ActivateDialog = lazyComponent(() => import('../common/activate.dialog'));
const StepBackDialog = lazyComponent(() => import('../common/step-back.dialog'));

const dialogShape = {
  code: devopsModule.shape.code,
  version: censusVersion.shape.version,
  start: audienceChoice.nullable(),
} as const;

interface CanarySteps {
  take: (code: string, step: CanaryStep) => void;
  /** Open dialog, rendered anywhere on the page. */
  dialog: ReactNode;
}

/** Actions on a canary. `onChanged` is called when the page shows outdated live versions. */
export function useCanarySteps(onChanged: () => void): CanarySteps {
  const { open, close, show } = useDialog('rollout', dialogShape);
  const dialog = show(({ code, version, start }) => {
    const common = { code, onChanged, onClose: close };
    if (start === null) return <StepBackDialog {...common} action={endOfCanary} />;
    return <ActivateDialog {...common} version={version} start={start} />;
  });
  return { take: (code, { version, start }) => open({ code, version, start }), dialog };
}

import { lazyComponent } from '@console/remote-kit';
import { useAtomValue } from 'jotai/react';
import { stepUpAtom } from './step-up.atom';

const StepUpDialog = lazyComponent(() => import('./step-up.dialog'));

/** Renders the dialog of a pending step-up authentication; its code loads on first use. */
export function StepUp() {
  const question = useAtomValue(stepUpAtom);
  return question && <StepUpDialog by={question.by} onAnswer={question.answer} />;
}

import { lazyComponent } from '@console/remote-kit';
import { useAtomValue } from 'jotai/react';
import { stepUpAtom } from './step-up.atom';

const StepUpDialog = lazyComponent(() => import('./step-up.dialog'));

/** The question for a call that needs a fresh proof; its code is loaded when it is first asked. */
export function StepUp() {
  const question = useAtomValue(stepUpAtom);
  return question && <StepUpDialog by={question.by} onAnswer={question.answer} />;
}

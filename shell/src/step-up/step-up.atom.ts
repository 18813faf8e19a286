import type { StepUpNeed } from '@console/contracts';
import { store } from '@console/session';
import { atom } from 'jotai/vanilla';

interface Question extends StepUpNeed {
  /** Closes the dialog with the result of the authentication. */
  answer: (isProven: boolean) => void;
  answered: Promise<boolean>;
}

/** Pending step-up authentication; null if no call is waiting for one. */
export const stepUpAtom = atom<Question | null>(null);

/** Asks the user once, on behalf of all waiting calls. */
export function askForProof({ by }: StepUpNeed): Promise<boolean> {
  const open = store.get(stepUpAtom);
  if (open) return open.answered;
  let answer: Question['answer'] = () => undefined;
  const answered = new Promise<boolean>((resolve) => (answer = resolve)).finally(() => store.set(stepUpAtom, null));
  store.set(stepUpAtom, { by, answer, answered });
  return answered;
}

import type { StepUpNeed } from '@console/contracts';
import { store } from '@console/session';
import { atom } from 'jotai/vanilla';

interface Question extends StepUpNeed {
  /** Ends the question: whether the user has shown that it is they. */
  answer: (isProven: boolean) => void;
  answered: Promise<boolean>;
}

/** What the user is to show before a call goes on; null while none waits. */
export const stepUpAtom = atom<Question | null>(null);

/** Asks the user once, however many calls wait for it. */
export function askForProof({ by }: StepUpNeed): Promise<boolean> {
  const open = store.get(stepUpAtom);
  if (open) return open.answered;
  let answer: Question['answer'] = () => undefined;
  const answered = new Promise<boolean>((resolve) => (answer = resolve)).finally(() => store.set(stepUpAtom, null));
  store.set(stepUpAtom, { by, answer, answered });
  return answered;
}

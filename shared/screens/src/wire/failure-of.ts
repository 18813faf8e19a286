import { CallFailure, faultMessageOf } from '@console/api';
import type { Language } from '@console/contracts';
import type { Progress } from './use-operation';

/** The failure of a call. Anything else is a fault of ours and stays one, for the boundary of the page. */
export function failureOf(error: unknown): CallFailure {
  if (error instanceof CallFailure) return error;
  throw error;
}

/** Words for a failure: those of the server, or the general ones where no server answered. */
export const failureText = (failure: CallFailure, language: Language): string =>
  failure.kind === 'refused' ? failure.message : faultMessageOf(failure.kind, language);

/** The failure of a form as a whole; null where it is about fields, which say so themselves. */
export const failureOfWhole = (progress: Progress): CallFailure | null =>
  'failure' in progress && progress.failure.fieldErrors.length === 0 ? progress.failure : null;

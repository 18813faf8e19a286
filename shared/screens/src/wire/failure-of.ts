import { CallFailure, faultMessageOf } from '@console/api';
import type { Language } from '@console/contracts';
import type { Progress } from './use-operation';

/** Returns the failure of a call. Rethrows all other errors, which the boundary of the page handles. */
export function failureOf(error: unknown): CallFailure {
  if (error instanceof CallFailure) return error;
  throw error;
}

/** Message of a failure: from the server, or a general one if there was no response. */
export const failureText = (failure: CallFailure, language: Language): string =>
  failure.kind === 'refused' ? failure.message : faultMessageOf(failure.kind, language);

/** Returns the failure of a form as a whole; null if the failure concerns fields, which show it themselves. */
export const failureOfWhole = (progress: Progress): CallFailure | null =>
  'failure' in progress && progress.failure.fieldErrors.length === 0 ? progress.failure : null;

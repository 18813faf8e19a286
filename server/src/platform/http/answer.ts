import { fieldMessages } from '@console/contracts/areas';
import { codes, fieldMessageOf, messageOf, type Envelope, type FieldIssue, type Language } from '@console/contracts';
import type { Refusal } from '../refusal';

interface Said {
  language: Language;
  traceId: string;
}

/** Returns the envelope of a success. */
export const answerOf = (data: unknown, { language, traceId }: Said): Envelope => ({
  code: codes.ok,
  message: messageOf(codes.ok, language),
  data,
  traceId,
});

/** Returns the envelope of a refusal; `reads` is true for a call that changes nothing. */
export const refusalOf = (refusal: Refusal, { language, traceId, reads }: Said & { reads?: boolean }): Envelope => ({
  code: refusal.code,
  message: messageOf(refusal.code, language, { reads, reason: reasonOf(refusal) }),
  data: refusal.data,
  traceId,
  ...(refusal.fieldIssues.length > 0 && { fieldErrors: refusal.fieldIssues.map((issue) => withText(issue, language)) }),
});

function reasonOf({ data }: Pick<Refusal, 'data'>): string | undefined {
  const reason = typeof data === 'object' && data !== null && 'reason' in data ? data.reason : undefined;
  return typeof reason === 'string' ? reason : undefined;
}

const withText = (issue: FieldIssue, language: Language) => ({
  ...issue,
  message: fieldMessageOf(issue, language, fieldMessages),
});

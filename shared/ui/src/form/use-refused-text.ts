import { type FieldIssue, fieldMessageOf, languageOf } from '@console/contracts';
import { use, useLayoutEffect, useRef } from 'react';
import { useLocale } from '../ui-provider';
import { FieldContext } from './use-field';

/**
 * Marks an input with an unreadable text as invalid, and reports the message to its field. Native custom validity is
 * used, so that a form finds the input independent of its value. The field shows the message after blur or submission.
 */
export function useRefusedText(issue: Omit<FieldIssue, 'field'> | null) {
  const input = useRef<HTMLInputElement>(null);
  const language = languageOf(useLocale());
  const field = use(FieldContext);
  const message = issue === null ? '' : fieldMessageOf({ field: '', ...issue }, language);
  const [report, showRefusal] = [field?.report, field?.showRefusal];
  useLayoutEffect(() => {
    input.current?.setCustomValidity(message);
    report?.(message);
    return () => report?.('');
  }, [message, report]);
  return { ref: input, showRefusal: () => showRefusal?.() };
}

/** Shows the messages of all inputs in `within` that have an unreadable text. Returns whether there are any. */
export function reportRefusedTexts(within: ParentNode): boolean {
  const refused = [...within.querySelectorAll('input')].filter(
    ({ willValidate, validity }) => willValidate && validity.customError,
  );
  for (const input of refused) input.checkValidity();
  return refused.length > 0;
}

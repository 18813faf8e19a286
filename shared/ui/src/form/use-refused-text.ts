import { type FieldIssue, fieldMessageOf, languageOf } from '@console/contracts';
import { use, useLayoutEffect, useRef } from 'react';
import { useLocale } from '../ui-provider';
import { FieldContext } from './use-field';

/**
 * Marks an input whose text cannot be read as its value, and reports why to the field around it. The mark is the native
 * one, so a form finds it whatever value it holds. The field shows the message once the input was left or the form was sent.
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

/** Lets all inputs within whose text cannot be read say so, and returns whether there are any. */
export function reportRefusedTexts(within: ParentNode): boolean {
  const refused = [...within.querySelectorAll('input')].filter(
    ({ willValidate, validity }) => willValidate && validity.customError,
  );
  for (const input of refused) input.checkValidity();
  return refused.length > 0;
}

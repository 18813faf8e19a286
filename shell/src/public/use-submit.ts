import { CallFailure } from '@console/api';
import { codes, fieldMessageOf, languageOf, type FieldError, type FieldIssue } from '@console/contracts';
import { currentLocale } from '@console/i18n';
import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';

type Progress =
  | { at: 'idle' }
  | { at: 'sending' }
  | { at: 'wrong'; issues: (FieldIssue & Partial<FieldError>)[] }
  | { at: 'refused'; failure: CallFailure };

interface Submission {
  form: RefObject<HTMLFormElement | null>;
  onSubmit: (event: FormEvent) => void;
  isSending: boolean;
  /** Message for a field. */
  errorOf: (field: string) => string | undefined;
  /** A refusal that does not concern a field. */
  failure: CallFailure | null;
}

/** Validates and then submits. Errors are shown next to their fields, and the first invalid field gets the focus. */
export function useSubmit(check: () => FieldIssue[], send: () => Promise<void>): Submission {
  const form = useRef<HTMLFormElement>(null);
  const [progress, setProgress] = useState<Progress>({ at: 'idle' });
  useEffect(() => {
    if (progress.at === 'wrong' || progress.at === 'refused')
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [progress]);

  // A ref in addition to the state, because a second Enter can arrive before the button renders as busy.
  const isBusy = useRef(false);
  const submit = async () => {
    if (isBusy.current) return;
    const issues = check();
    if (issues.length > 0) return setProgress({ at: 'wrong', issues });
    isBusy.current = true;
    setProgress({ at: 'sending' });
    try {
      await send();
      setProgress({ at: 'idle' });
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      setProgress(
        error.code === codes.invalid && error.fieldErrors.length > 0
          ? { at: 'wrong', issues: error.fieldErrors }
          : { at: 'refused', failure: error },
      );
    } finally {
      isBusy.current = false;
    }
  };
  return {
    form,
    onSubmit: (event) => {
      event.preventDefault();
      void submit();
    },
    isSending: progress.at === 'sending',
    errorOf: (field) => {
      const issue = progress.at === 'wrong' ? progress.issues.find((one) => one.field === field) : undefined;
      // The server has the messages of all areas; the page has only those of the rules that it runs.
      return issue?.message ?? (issue && fieldMessageOf(issue, languageOf(currentLocale())));
    },
    failure: progress.at === 'refused' ? progress.failure : null,
  };
}

/** Issue for a field that was left empty. */
export const missing = (field: string, value: string): FieldIssue[] =>
  value.trim() === '' ? [{ field, code: 'REQUIRED', params: {} }] : [];

import { acceptOf, type CallFailure, upload } from '@console/api';
import { fieldMessageOf } from '@console/contracts';
import type { UploadedFile, UploadPurpose } from '@console/contracts/files';
import { Button, ProgressBar } from '@console/ui';
import { Field } from '@console/ui/form';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../use-shown';
import { useBusy } from '../handover/use-busy';
import { failureOf, failureText } from '../wire/failure-of';
import type { Sent } from '../wire/use-operation';
import { checkFile } from './check-file';
import css from './upload-field.module.css';

interface UploadFieldProps {
  label: string;
  purpose: UploadPurpose;
  hint: string;
  /** Label of the button, such as "Choose a picture". */
  action: string;
  required?: boolean;
  disabled?: boolean;
  /** Error from the surrounding form. */
  error?: string | undefined;
  /** Stores the uploaded file. A refusal is shown at the field. */
  onTaken: (file: UploadedFile) => Promise<Sent<unknown>>;
  /** Changes the selected file before it is checked and uploaded; null cancels the upload. */
  prepare?: (file: File) => Promise<File | null>;
  /** Current value, shown before the button. */
  shown?: ReactNode;
  /** Further actions, after the button. */
  children?: ReactNode;
}

type State = { at: 'rest' } | { at: 'sending'; share: number } | { at: 'refused'; message: string };

/** A field that uploads a file as soon as it is chosen, with progress and errors. */
export function UploadField(props: UploadFieldProps) {
  const { label, purpose, hint, action, disabled = false, onTaken, prepare, shown, children, ...said } = props;
  const { t } = useTranslation();
  const language = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<State>({ at: 'rest' });
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);
  // An upload in progress cannot be transferred to another version.
  useBusy(`upload.${useId()}`, state.at === 'sending');

  const refusedOf = (failure: CallFailure): State => ({
    at: 'refused',
    message: failure.fieldErrors[0]?.message ?? failureText(failure, language),
  });
  const give = async (chosen: File) => {
    const file = prepare ? await prepare(chosen) : chosen;
    if (!file) return;
    const stopping = new AbortController();
    stop.current = stopping;
    const { signal } = stopping;
    setState({ at: 'sending', share: 0 });
    const issue = await checkFile(file, purpose);
    if (issue) return setState({ at: 'refused', message: fieldMessageOf(issue, language) });
    try {
      const taken = await upload(file, { purpose, signal, onProgress: (share) => setState({ at: 'sending', share }) });
      const held = await onTaken(taken);
      setState('failure' in held ? refusedOf(held.failure) : { at: 'rest' });
    } catch (error) {
      setState(signal.aborted ? { at: 'rest' } : refusedOf(failureOf(error)));
    }
  };
  const isSending = state.at === 'sending';
  const error = state.at === 'refused' ? state.message : isSending ? undefined : said.error;
  return (
    <Field group label={label} required={said.required} width="full" hint={hint} error={error}>
      <fieldset
        className={css.row}
        disabled={disabled}
        aria-label={label}
        aria-invalid={error === undefined ? undefined : true}
      >
        {shown}
        <input
          ref={input}
          type="file"
          hidden
          accept={acceptOf(purpose)}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // Permits choosing the same file again after a refusal.
            target.value = '';
            if (file) void give(file);
          }}
        />
        <Button loading={isSending} onClick={() => input.current?.click()}>
          {action}
        </Button>
        {isSending && (
          <>
            <span className={css.progress}>
              <ProgressBar value={state.share} label={t('kit.upload.progress')} />
            </span>
            <Button variant="text" onClick={() => stop.current?.abort()}>
              {t('kit.upload.stop')}
            </Button>
          </>
        )}
        {!isSending && children}
      </fieldset>
    </Field>
  );
}

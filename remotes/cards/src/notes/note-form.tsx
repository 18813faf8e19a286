import { fieldMessageOf, issuesOf, type NoteAudience } from '@console/contracts';
import { chosenAudience, noteMax } from '@console/contracts/cards';
import { useShell } from '@console/remote-kit';
import { CallRefused, failureOfWhole, useLanguage, useOperation, useStoredState } from '@console/screens';
import { Button, keyHandler } from '@console/ui';
import { Field, focusFirstInvalid, Radio, TextArea } from '@console/ui/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NoteKind } from './note-kinds';
import classes from './notes.module.css';
import type { NoteDrafts } from './use-note-drafts';

interface NoteFormProps {
  id: string;
  kind: NoteKind;
  drafts: NoteDrafts;
  /** Audiences that the user can select, default first; empty without a choice. */
  audiences: readonly NoteAudience[];
  onAdded: () => void;
}

/** Form for one note. The page stores the typed text, so that it survives closing the form. */
export function NoteForm({ id, kind, drafts: { bind, textOf, keep }, audiences, onAdded }: NoteFormProps) {
  const { t } = useTranslation();
  const { notify } = useShell();
  const language = useLanguage();
  const { progress, send, reset } = useOperation(kind.add);
  const [complains, setComplains] = useState(false);
  // Not stored with the draft, so a reopened draft starts with the default audience. Only a hot swap keeps the
  // selection.
  const [chosen, setChosen] = useStoredState(`note.audience.${id}`, chosenAudience, () => null);
  const audience = chosen ?? audiences[0];
  const text = textOf(id) ?? '';
  const parsed = kind.add.input.safeParse({ id, text, ...(audience && { audience }) });
  const [issue] = parsed.success ? [] : issuesOf(parsed.error);
  const refused = 'failure' in progress ? progress.failure.fieldErrors[0]?.message : undefined;
  const error = refused ?? (complains && issue ? fieldMessageOf(issue, language) : undefined);
  const whole = failureOfWhole(progress);

  const save = async (form: HTMLFormElement) => {
    setComplains(true);
    // After rendering the error, because only then the field is marked as invalid.
    if (!parsed.success) return void setTimeout(() => focusFirstInvalid(form));
    const sent = await send(parsed.data);
    if (sent.at !== 'done') return;
    keep(id, undefined);
    notify({ tone: 'ok', text: t('note.added') });
    onAdded();
  };
  const onKeyDown = keyHandler<HTMLTextAreaElement>((event) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  });
  return (
    <form
      ref={bind}
      className={classes.form}
      noValidate
      onSubmit={(event) => [event.preventDefault(), void save(event.currentTarget)]}
    >
      <Field required width="full" label={t('note.text')} hint={t('note.hint')} error={error}>
        <TextArea
          value={text}
          lengthMax={noteMax}
          // Focuses a new note, because the button that opened it is gone.
          autoFocus={text === ''}
          onKeyDown={onKeyDown}
          onChange={(next) => [keep(id, next), reset()]}
          onBlur={() => setComplains(text !== '')}
        />
      </Field>
      {audience && (
        <Field label={t('note.audience')} width="full">
          <Radio
            value={audience}
            options={audiences.map((value) => ({
              value,
              label: t(`note.for.${value}`),
              description: t(`note.forWhom.${value}`),
            }))}
            onChange={setChosen}
          />
        </Field>
      )}
      {whole && <CallRefused failure={whole} />}
      <div className={classes.actions}>
        <Button size="small" onClick={() => keep(id, undefined)}>
          {t('note.cancel')}
        </Button>
        <Button size="small" variant="primary" type="submit" loading={progress.at === 'sending'}>
          {t('note.save')}
        </Button>
      </div>
    </form>
  );
}

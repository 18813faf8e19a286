import { z } from '@console/contracts/zod';
import { Field, TextInput } from '@console/ui/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStoredState } from '../handover/use-stored-state';

/** A name that must be typed before something is done that cannot be undone. */
export interface TypedConfirmation {
  text: string;
  typed: string;
  type: (typed: string) => void;
  isMissing: boolean;
  /** Is it what is typed? Where it is not, the field says so from now on. */
  holds: () => boolean;
}

/** What was typed so far to confirm. Undefined text: nothing has to be typed. */
export function useTypedConfirmation(text: string | undefined): TypedConfirmation {
  const [typed, type] = useStoredState('confirmation', z.string(), () => '');
  const [wasRequested, setWasRequested] = useState(false);
  const isSame = text === undefined || typed.trim() === text.trim();
  return {
    text: text ?? '',
    typed,
    type,
    isMissing: wasRequested && !isSame,
    holds: () => {
      setWasRequested(true);
      return isSame;
    },
  };
}

/** The field that it is typed into. */
export function ConfirmationField({ text, typed, type, isMissing }: TypedConfirmation) {
  const { t } = useTranslation();
  return (
    <Field
      required
      width="full"
      label={t('kit.confirm', { text })}
      error={isMissing ? t('kit.confirm.differs', { text }) : undefined}
    >
      <TextInput value={typed} onChange={type} />
    </Field>
  );
}

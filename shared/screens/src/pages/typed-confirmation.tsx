import { z } from '@console/contracts/zod';
import { Field, TextInput } from '@console/ui/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStoredState } from '../handover/use-stored-state';

/** A name that must be typed to confirm an action that cannot be undone. */
export interface TypedConfirmation {
  text: string;
  typed: string;
  type: (typed: string) => void;
  isMissing: boolean;
  /** Returns whether the typed text matches. If it does not, the field shows an error from then on. */
  holds: () => boolean;
}

/** State of a typed confirmation. Without a text, no confirmation is required. */
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

/** Field for the typed confirmation. */
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

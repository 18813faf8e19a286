import { type Form, useDicts } from '@console/screens';
import { Field, Select, TextArea } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import type { ActionSpec } from './card-actions.rules';
import { cardDicts } from './card-dicts';

interface Reasoned {
  reason?: string | undefined;
  note?: string | undefined;
}

interface ReasonFieldsProps<Draft extends Reasoned> {
  form: Form<Draft>;
  dict: ActionSpec['dict'] | 'limit_reason';
}

/** Reason and note of an action. */
export function ReasonFields<Draft extends Reasoned>({ form, dict }: ReasonFieldsProps<Draft>) {
  const { t } = useTranslation();
  const { options } = useDicts(cardDicts);
  // The cast is safe: these fields only read and write the properties that all drafts have.
  const { values, set, touch, errorOf } = form as unknown as Form<Reasoned>;
  return (
    <>
      <Field label={t('card.reason')} required width="full" error={errorOf('reason')}>
        <Select options={options(dict)} value={values.reason} onChange={(reason) => set('reason', reason)} />
      </Field>
      <Field
        label={t('card.note')}
        hint={t('card.noteHint')}
        required={values.reason === 'OTHER'}
        width="full"
        error={errorOf('note')}
      >
        <TextArea
          value={values.note ?? ''}
          lengthMax={500}
          onChange={(note) => set('note', note)}
          onBlur={() => touch('note')}
        />
      </Field>
    </>
  );
}

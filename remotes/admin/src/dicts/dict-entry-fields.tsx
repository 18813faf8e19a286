import { type DictEntryDraft, dictEntryDraft } from '@console/contracts/dicts';
import { fieldsOf, type Form, useLanguage } from '@console/screens';
import { Field, FormSection } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import { ColouredLabel } from './dict-entry-columns';

const fields = fieldsOf(dictEntryDraft, 'dictEntry');

interface DictEntryFieldsProps {
  form: Form<DictEntryDraft>;
  /** A code stays what it is. */
  isNew: boolean;
}

/** Code, labels, colour and place of an entry, and how it will look. */
export function DictEntryFields({ form, isNew }: DictEntryFieldsProps) {
  const { t } = useTranslation();
  const { labelEn = '', labelZh = '', colour = 'mute' } = form.values;
  const shown = useLanguage() === 'zh_CN' ? labelZh : labelEn;
  return (
    <FormSection title={t('dictEntry.general')} description={t('dictEntry.about')}>
      <fields.Text
        name="code"
        width="full"
        disabled={!isNew}
        hint={t(isNew ? 'dictEntry.codeHint' : 'dictEntry.codeFixed')}
      />
      <fields.Text name="labelEn" />
      <fields.Text name="labelZh" />
      <fields.Code name="colour" dict="dict_colour" hint={t('dictEntry.colourHint')} />
      <Field label={t('dictEntry.preview')} group>
        <ColouredLabel colour={colour} label={shown || '–'} />
      </Field>
      <fields.Number name="sort" hint={t('dictEntry.sortHint')} />
      <Field label={t('dictEntry.default')} group error={form.errorOf('isDefault')}>
        <fields.Check name="isDefault" label={t('dictEntry.isDefaultOf')} />
      </Field>
    </FormSection>
  );
}

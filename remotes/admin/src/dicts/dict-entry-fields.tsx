import { type DictEntryDraft, dictEntryDraft, listDictEntries } from '@console/contracts/dicts';
import { dayFieldsOf, fieldsOf, type Form, useChoices, useLanguage, useLocalText } from '@console/screens';
import { Field, FormSection } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import { ColouredLabel } from './dict-entry-columns';

const fields = { ...fieldsOf(dictEntryDraft, 'dictEntry'), ...dayFieldsOf(dictEntryDraft, 'dictEntry') };

interface DictEntryFieldsProps {
  form: Form<DictEntryDraft>;
  /** False disables the code input, because a code never changes. */
  isNew: boolean;
}

/** Fields of an entry, with a preview of its label. */
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
      <ParentField form={form} />
      <fields.Day name="validFrom" hint={t('dictEntry.validityHint')} />
      <fields.Day name="validUntil" />
      <Field label={t('dictEntry.default')} group error={form.errorOf('isDefault')} hint={t('dictEntry.defaultHint')}>
        <fields.Check name="isDefault" label={t('dictEntry.isDefaultOf')} />
      </Field>
    </FormSection>
  );
}

/** Parent entry in the same dictionary. The server refuses cycles. */
function ParentField({ form }: Pick<DictEntryFieldsProps, 'form'>) {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const { dict, code } = form.values;
  const { rows, search } = useChoices(listDictEntries, dict === undefined ? null : { filter: { dict: [dict] } });
  const options = rows
    .filter((row) => row.code !== code)
    .map((row) => ({ value: row.code, label: textOf(row.label), description: row.code }));
  return <fields.Select name="parent" search onTyped={search} options={options} hint={t('dictEntry.parentHint')} />;
}

import {
  createDict,
  type DictDraft,
  dictDraft,
  dictIssues,
  type DictRecord,
  readDict,
  updateDict,
} from '@console/contracts/dicts';
import { AuditHistoryLink, fieldsOf, FormPage, useLocalText } from '@console/screens';
import { Notice } from '@console/ui';
import { FormSection } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import { dictListHref, entryListHref } from './dict-pages';

const fields = fieldsOf(dictDraft, 'dict');

const edit = {
  read: readDict,
  update: updateDict,
  rowOf: (dict: DictRecord) => dict,
  changeOf: ({ code: _code, ...naming }: DictDraft, target: { id: string; version: number }) => ({
    ...naming,
    ...target,
  }),
};

const startOf = (dict: DictRecord | null): DictDraft => ({
  code: dict?.id ?? '',
  nameEn: dict?.name.en_US ?? '',
  nameZh: dict?.name.zh_CN ?? '',
  description: dict?.description ?? '',
});

/** Creates a custom dictionary, or edits the names of a dictionary. */
export default function DictForm() {
  const { t } = useTranslation();
  const textOf = useLocalText();
  return (
    <FormPage
      ns="dict"
      failed="dict.oneFailed"
      schema={dictDraft}
      create={createDict}
      edit={edit}
      start={startOf}
      rules={(values, dict) => (dict ? [] : dictIssues(values))}
      nameOf={({ name }) => textOf(name)}
      hrefOf={(dict) => (dict ? entryListHref(dict.id) : dictListHref)}
      above={(dict) => dict?.isEditable === false && <Notice tone="warn">{t('dict.locked')}</Notice>}
      below={(_form, dict) => dict && <AuditHistoryLink kind="dict" id={dict.id} />}
    >
      {(_form, dict) => (
        <FormSection title={t('dict.general')} description={t('dict.about')}>
          <fields.Text
            name="code"
            width="full"
            disabled={dict !== null}
            hint={t(dict ? 'dict.codeFixed' : 'dict.codeHint')}
          />
          <fields.Text name="nameEn" />
          <fields.Text name="nameZh" />
          <fields.Area name="description" />
        </FormSection>
      )}
    </FormPage>
  );
}

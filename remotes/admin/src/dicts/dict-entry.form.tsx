import {
  createDictEntry,
  type DictEntry,
  type DictEntryDraft,
  dictEntryDraft,
  dictEntryIssues,
  dictEntryPlaceIssues,
  type DictRecord,
  readDict,
  readDictEntry,
  updateDictEntry,
} from '@console/contracts/dicts';
import { useSearchParams } from '@console/remote-kit/router';
import { AuditHistoryLink, FormPage, RecordGate, useLocalText } from '@console/screens';
import { Empty, Notice } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { DictEntryFields } from './dict-entry-fields';
import { entryListHref } from './dict-pages';

const edit = {
  read: readDictEntry,
  update: updateDictEntry,
  rowOf: (entry: DictEntry) => entry,
  changeOf: ({ dict: _dict, code: _code, ...looks }: DictEntryDraft, target: { id: string; version: number }) => ({
    ...looks,
    ...target,
  }),
};

const startOf = (entry: DictEntry): DictEntryDraft => {
  const { dict, code, label, colour, sort, isDefault, parent, validFrom, validUntil } = entry;
  return {
    dict,
    code,
    labelEn: label.en_US,
    labelZh: label.zh_CN,
    colour,
    sort,
    isDefault,
    ...(parent !== null && { parent: parent.code }),
    ...(validFrom !== null && { validFrom }),
    ...(validUntil !== null && { validUntil }),
  };
};

/** Creates an entry of the dictionary in the address, or edits the entry in the address. */
export default function DictEntryForm() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const dict = search.get('dict');
  if (search.has('id')) return <EntryForm dict={null} />;
  if (dict === null) return <Empty picture="choice" title={t('dictEntry.noId')} />;
  return (
    <RecordGate key={dict} ns="dict" failed="dict.oneFailed" id={dict} read={readDict}>
      {(found) =>
        found.allowedActions.some(({ action }) => action === 'ADD') ? (
          <EntryForm dict={found} />
        ) : (
          <Empty picture="choice" title={t('dictEntry.notAdded')} />
        )
      }
    </RecordGate>
  );
}

/** `dict`: dictionary of a new entry, which is added at the end. */
function EntryForm({ dict }: { dict: DictRecord | null }) {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const behind = { dict: dict?.id, colour: 'mute', sort: (dict?.entries ?? 0) + 1, isDefault: false } as const;
  return (
    <FormPage
      ns="dictEntry"
      failed="dictEntry.oneFailed"
      schema={dictEntryDraft}
      create={createDictEntry}
      edit={edit}
      start={(entry) => (entry ? startOf(entry) : behind)}
      rules={(values, entry) => (entry ? dictEntryPlaceIssues(values) : dictEntryIssues(values))}
      nameOf={({ label }) => textOf(label)}
      hrefOf={(entry) => entryListHref(entry?.dict ?? dict?.id ?? '')}
      above={(entry) => (
        <Notice>{t('dictEntry.goesTo', { name: textOf(entry?.dictName ?? dict?.name ?? nameless) })}</Notice>
      )}
      below={(_form, entry) => entry && <AuditHistoryLink kind="dict_detail" id={entry.id} />}
    >
      {(form, entry) => <DictEntryFields form={form} isNew={entry === null} />}
    </FormPage>
  );
}

const nameless = { en_US: '', zh_CN: '' };

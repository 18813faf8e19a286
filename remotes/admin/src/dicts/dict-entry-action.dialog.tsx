import { type DictEntry, dictEntry, removeDictEntry, setDictEntryStatus } from '@console/contracts/dicts';
import { ActionDialog, type ActionProps, useLocalText } from '@console/screens';
import { useTranslation } from 'react-i18next';

type EntryAction = 'ENABLE' | 'DISABLE' | 'DELETE';

/** Action on an entry: shows the effect on the entry and on records with its code first. */
export default function DictEntryActionDialog({ action, record, ...page }: ActionProps<DictEntry, EntryAction>) {
  const { t } = useTranslation();
  const name = useLocalText()(record.label);
  const target = { id: record.id, version: record.version };
  const about = {
    ...page,
    title: t(`dictEntry.ask.${action}`, { name }),
    submit: { label: t(`dictEntry.action.${action}`), isDangerous: action === 'DELETE' },
    effect: t(`dictEntry.effect.${action}`),
    conflict: { text: t('dictEntry.changedMeanwhile'), record: dictEntry },
    done: t(`dictEntry.done.${action}`, { name }),
  };
  if (action === 'DELETE') return <ActionDialog {...about} operation={removeDictEntry} start={target} />;
  const status = action === 'ENABLE' ? ('ACTIVE' as const) : ('DISABLED' as const);
  return <ActionDialog {...about} operation={setDictEntryStatus} start={{ ...target, status }} />;
}

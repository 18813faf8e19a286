import { type DictEntry, dictEntry, removeDictEntry, setDictEntryStatus } from '@console/contracts/dicts';
import { ActionDialog, useLocalText } from '@console/screens';
import { useTranslation } from 'react-i18next';
import type { EntryAction } from './dict-entry-actions';

interface DictEntryActionDialogProps {
  action: EntryAction;
  entry: DictEntry;
  onChanged: () => void;
  onClose: () => void;
}

/** What will become of an entry, and of the records that carry its code, is shown first. */
export default function DictEntryActionDialog({ action, entry, onChanged, onClose }: DictEntryActionDialogProps) {
  const { t } = useTranslation();
  const name = useLocalText()(entry.label);
  const target = { id: entry.id, version: entry.version };
  const about = {
    title: t(`dictEntry.ask.${action}`, { name }),
    submit: { label: t(`dictEntry.action.${action}`), isDangerous: action === 'DELETE' },
    effect: t(`dictEntry.effect.${action}`),
    conflict: { text: t('dictEntry.changedMeanwhile'), record: dictEntry },
    done: t(`dictEntry.done.${action}`, { name }),
    onDone: onChanged,
    onChanged,
    onClose,
  };
  if (action === 'DELETE') return <ActionDialog {...about} operation={removeDictEntry} start={target} />;
  const status = action === 'ENABLE' ? ('ACTIVE' as const) : ('DISABLED' as const);
  return <ActionDialog {...about} operation={setDictEntryStatus} start={{ ...target, status }} />;
}

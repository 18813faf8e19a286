import type { HolderEvent } from '@console/contracts/cards';
import { formatDateTime, formatList } from '@console/i18n';
import { type Asked, CallFailed, useShown } from '@console/screens';
import { Empty, Skeleton, Surface } from '@console/ui';
import { type Column, DataTable } from '@console/ui/table';
import { useTranslation } from 'react-i18next';

/** What happened to a holder: when, who and what, never to which value. */
export function HolderHistory({ asked: { answer, reload } }: { asked: Asked<{ list: HolderEvent[] }> }) {
  const { t } = useTranslation();
  const { zone } = useShown();
  const columns: Column<HolderEvent>[] = [
    { key: 'at', title: t('holder.event.at'), width: 160, render: ({ at }) => formatDateTime(at, zone) },
    { key: 'deed', title: t('holder.event.deed'), width: 132, render: ({ deed }) => t(`holder.event.${deed}`) },
    {
      key: 'fields',
      title: t('holder.event.fields'),
      render: ({ deed, fields, note }) => <Told words={wordsOf(t, { deed, fields, note })} />,
    },
    { key: 'actor', title: t('holder.event.actor'), width: 136, render: ({ actor }) => actor },
  ];
  return (
    <Surface flush title={t('card.history')}>
      {answer.at === 'failed' && (
        <CallFailed title={t('card.historyFailed')} failure={answer.failure} onRetry={() => reload()} />
      )}
      {answer.at === 'loading' && !answer.data && <Skeleton rows={4} />}
      {answer.data && (
        <DataTable
          label={t('card.history')}
          columns={columns}
          rows={answer.data.list}
          rowKey={({ id }) => id}
          placeholder={<Empty title={t('holder.event.none')} />}
        />
      )}
    </Surface>
  );
}

const Told = ({ words }: { words: string }) => <span title={words}>{words || '–'}</span>;

/** Names of what was changed, the group that was looked at, or the note. */
function wordsOf(t: (key: string) => string, { deed, fields, note }: Pick<HolderEvent, 'deed' | 'fields' | 'note'>) {
  if (deed === 'SHOWN' && note) return t(`holder.group.${note}`);
  return [formatList(fields.map((name) => t(`holder.${name}`))), note].filter(Boolean).join(' · ');
}

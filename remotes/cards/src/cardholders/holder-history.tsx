import type { HolderEvent } from '@console/contracts/cards';
import { formatDateTime, formatList } from '@console/i18n';
import { type Query, CallFailed, useShown } from '@console/screens';
import { Empty, Skeleton, Surface } from '@console/ui';
import { type Column, DataTable } from '@console/ui/table';
import { useTranslation } from 'react-i18next';

/** Events of a cardholder with time, user and changed fields, but without values. */
export function HolderHistory({ query: { result, reload } }: { query: Query<{ list: HolderEvent[] }> }) {
  const { t } = useTranslation();
  const { zone } = useShown();
  const columns: Column<HolderEvent>[] = [
    { key: 'at', title: t('holder.event.at'), width: 160, render: ({ at }) => formatDateTime(at, zone) },
    { key: 'deed', title: t('holder.event.action'), width: 132, render: ({ deed }) => t(`holder.event.${deed}`) },
    {
      key: 'fields',
      title: t('holder.event.fields'),
      render: ({ deed, fields, note }) => <Announced text={messageOf(t, { deed, fields, note })} />,
    },
    { key: 'actor', title: t('holder.event.actor'), width: 136, render: ({ actor }) => actor },
  ];
  return (
    <Surface flush title={t('card.history')}>
      {result.at === 'failed' && (
        <CallFailed title={t('card.historyFailed')} failure={result.failure} onRetry={() => reload()} />
      )}
      {result.at === 'loading' && !result.data && <Skeleton rows={4} />}
      {result.data && (
        <DataTable
          label={t('card.history')}
          columns={columns}
          rows={result.data.list}
          rowKey={({ id }) => id}
          placeholder={<Empty picture="history" title={t('holder.event.none')} />}
        />
      )}
    </Surface>
  );
}

const Announced = ({ text }: { text: string }) => <span title={text}>{text || '–'}</span>;

/** Names of the changed fields, the group that was shown, or the note. */
function messageOf(t: (key: string) => string, { deed, fields, note }: Pick<HolderEvent, 'deed' | 'fields' | 'note'>) {
  if (deed === 'SHOWN' && note) return t(`holder.group.${note}`);
  return [formatList(fields.map((name) => t(`holder.${name}`))), note].filter(Boolean).join(' · ');
}

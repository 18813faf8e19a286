import { guardReasonIn, type ModuleChange } from '@console/contracts/releases';
import { formatDateTime } from '@console/i18n';
import { useLanguage, useShown } from '@console/screens';
import { Empty, StatusBadge, Surface, type Shape, type Tone } from '@console/ui';
import { DataTable, type Column } from '@console/ui/table';
import { useTranslation } from 'react-i18next';
import type { ModuleDetail } from './module-detail';
import { usePlanLabels } from '../common/release-labels';

const statuses: Record<ModuleChange['kind'], { state: Tone; shape: Shape }> = {
  START: { state: 'mute', shape: 'dash' },
  ACTIVATE: { state: 'ok', shape: 'dot' },
  ROLLBACK: { state: 'bad', shape: 'triangle' },
  DRAIN: { state: 'mute', shape: 'ring' },
  QUARANTINE: { state: 'bad', shape: 'triangle' },
  REVOKE: { state: 'bad', shape: 'cross' },
};

/** Reason of a change: unchanged if a user typed it, translated if the server generated it. */
function Why({ change: { kind, reason } }: { change: ModuleChange }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const text = kind === 'START' ? t('history.built') : guardReasonIn(reason, language);
  return <span title={text}>{text}</span>;
}

/** Releases that changed the live versions of a remote, with time, audience, user and reason. */
export function ModuleHistory({ detail: { history } }: { detail: ModuleDetail }) {
  const { t } = useTranslation();
  const { zone } = useShown();
  const planOf = usePlanLabels();
  const columns: Column<ModuleChange>[] = [
    { key: 'number', title: t('history.number'), width: 96, align: 'end', render: ({ number }) => number },
    {
      key: 'madeAt',
      narrow: 'second',
      title: t('history.madeAt'),
      width: 176,
      render: ({ madeAt }) => formatDateTime(madeAt, zone),
    },
    {
      key: 'kind',
      title: t('history.kind'),
      narrow: 'end',
      width: 136,
      render: ({ kind }) => <StatusBadge {...statuses[kind]} label={t(`history.kind.${kind}`)} />,
    },
    {
      key: 'after',
      title: t('history.after'),
      narrow: 'first',
      render: ({ before, after }) => <span title={`${planOf(before)} → ${planOf(after)}`}>{planOf(after)}</span>,
    },
    { key: 'by', title: t('history.by'), width: 128, render: ({ madeByName }) => madeByName },
    { key: 'reason', title: t('history.reason'), render: (change) => <Why change={change} /> },
  ];
  return (
    <Surface flush title={t('history.title')}>
      <DataTable
        label={t('history.title')}
        columns={columns}
        rows={history}
        rowKey={({ number }) => String(number)}
        placeholder={<Empty picture="history" title={t('history.none')} />}
      />
    </Surface>
  );
}

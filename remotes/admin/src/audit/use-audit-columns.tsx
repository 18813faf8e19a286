import type { AuditLine } from '@console/contracts/audit';
import { formatDateTime } from '@console/i18n';
import { useDicts, useIsNarrow, useShown } from '@console/screens';
import { StatusBadge } from '@console/ui';
import type { Column } from '@console/ui/table';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { resultStatuses } from './audit-sign';
import classes from './audit.module.css';

/** Columns of the log, the same until a word of them changes. */
export function useAuditColumns(): Column<AuditLine>[] {
  const { t } = useTranslation();
  const { label } = useDicts(['audit_action']);
  const { zone } = useShown();
  const isNarrow = useIsNarrow();
  return useMemo(() => {
    const badge = ({ result }: AuditLine) => (
      <StatusBadge {...resultStatuses[result]} label={t(`audit.result.${result}`)} />
    );
    const at: Column<AuditLine> = {
      key: 'at',
      title: t('audit.at'),
      width: 176,
      sortable: true,
      render: (line) => <time dateTime={line.at}>{formatDateTime(line.at, zone)}</time>,
    };
    const what: Column<AuditLine> = {
      key: 'action',
      title: t('audit.what'),
      render: ({ action }) => <span title={action}>{label('audit_action', action)}</span>,
    };
    if (isNarrow) return narrowColumns({ at, what, badge });
    return [
      at,
      { key: 'actor', title: t('audit.who'), width: 160, render: ({ actorName }) => <Full>{actorName}</Full> },
      what,
      { key: 'object', title: t('audit.on'), render: ({ objectLabel }) => <Full>{objectLabel}</Full> },
      { key: 'result', title: t('audit.result'), width: 112, render: badge },
      { key: 'ip', title: t('audit.ip'), width: 128, render: ({ ip }) => ip ?? '–' },
      { key: 'seq', title: t('audit.seq'), width: 80, align: 'end', render: ({ seq }) => seq.toLocaleString('en-US') },
    ];
  }, [t, label, zone, isNarrow]);
}

interface Narrow {
  at: Column<AuditLine>;
  what: Column<AuditLine>;
  badge: (line: AuditLine) => ReactNode;
}

/** Two lines for each action, where a phone has no room for columns. */
const narrowColumns = ({ at, what, badge }: Narrow): Column<AuditLine>[] => [
  {
    ...what,
    render: (line) => (
      <span className={classes.stack}>
        {what.render(line)}
        <small>{line.actorName}</small>
      </span>
    ),
  },
  {
    ...at,
    align: 'end',
    render: (line) => (
      <span className={classes.stackEnd}>
        {at.render(line)}
        {badge(line)}
      </span>
    ),
  },
];

const Full = ({ children }: { children: string }) => <span title={children}>{children}</span>;

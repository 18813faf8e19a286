import type { AuditLine } from '@console/contracts/audit';
import { formatDateTime } from '@console/i18n';
import { useDicts, useShown } from '@console/screens';
import { Moment, StatusBadge, useIsNarrow } from '@console/ui';
import type { Column } from '@console/ui/table';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOfAction, nameOfActor } from './audit-actor';
import { resultStatuses } from './audit-sign';
import classes from './audit.module.css';

/** Memoized columns of the log. */
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
      render: (line) => (
        <Moment at={line.at} zone={zone}>
          {formatDateTime(line.at, zone)}
        </Moment>
      ),
    };
    const what: Column<AuditLine> = {
      key: 'action',
      title: t('audit.what'),
      render: ({ action }) => nameOfAction(action, label, t),
    };
    if (isNarrow) return narrowColumns({ at, what, badge, who: (line) => nameOfActor(line, t) });
    return [
      at,
      { key: 'actor', title: t('audit.who'), width: 160, render: (line) => <Full>{nameOfActor(line, t)}</Full> },
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
  who: (line: AuditLine) => string;
}

/** Columns for narrow screens: two lines for each action. */
const narrowColumns = ({ at, what, badge, who }: Narrow): Column<AuditLine>[] => [
  {
    ...what,
    render: (line) => (
      <span className={classes.stack}>
        {what.render(line)}
        <small>{who(line)}</small>
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

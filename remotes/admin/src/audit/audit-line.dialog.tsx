import { readAudit, type AuditDetail, type AuditLine } from '@console/contracts/audit';
import { formatDateTime, formatZone } from '@console/i18n';
import { CallFailed, useDicts, useRecord, useShown } from '@console/screens';
import { CopyText, Facts, Skeleton, StatusBadge } from '@console/ui';
import { Drawer } from '@console/ui/overlay';
import { useTranslation } from 'react-i18next';
import { actorInFull, nameOfAction } from './audit-actor';
import { Changes, OfObject, Reason } from './audit-about';
import { ChainLinks } from './audit-links';
import { resultStatuses } from './audit-sign';
import classes from './audit.module.css';

interface AuditLineDialogProps {
  id: string;
  /** Entries on the current page of the list, for previous and next. */
  lines: AuditLine[];
  onShow: (id: string) => void;
  onClose: () => void;
}

/** Drawer of one audit log entry: actor, time, reason, changes and position in the hash chain. */
export default function AuditLineDialog({ id, lines, onShow, onClose }: AuditLineDialogProps) {
  const { t } = useTranslation();
  const { label } = useDicts(['audit_action']);
  const { result, reload } = useRecord(readAudit, { id });
  const place = lines.findIndex((line) => line.id === id);
  const line = result.data ?? lines[place];
  const to = (neighbour: AuditLine | undefined) => neighbour && (() => onShow(neighbour.id));
  return (
    <Drawer
      open
      title={line ? nameOfAction(line.action, label, t) : t('audit.line')}
      head={line && t('audit.number', { number: line.seq.toLocaleString('en-US') })}
      onClose={onClose}
      onPrevious={place > 0 ? to(lines[place - 1]) : undefined}
      onNext={place >= 0 ? to(lines[place + 1]) : undefined}
    >
      {result.at === 'failed' && (
        <CallFailed title={t('audit.lineFailed')} failure={result.failure} onRetry={() => reload()} />
      )}
      {result.at === 'loading' && !result.data && <Skeleton rows={8} />}
      {result.data && <LineBody line={result.data} />}
    </Drawer>
  );
}

function LineBody({ line }: { line: AuditDetail }) {
  const { t } = useTranslation();
  const { zone } = useShown();
  return (
    <div className={classes.body}>
      <Facts
        items={[
          { label: t('audit.who'), value: actorInFull(line, t) },
          { label: t('audit.at'), value: `${formatDateTime(line.at, zone)} ${formatZone(line.at, zone)}` },
          { label: t('audit.on'), value: <OfObject line={line} /> },
          {
            label: t('audit.result'),
            value: <StatusBadge {...resultStatuses[line.result]} label={t(`audit.result.${line.result}`)} />,
          },
          { label: t('audit.reason'), value: <Reason line={line} /> },
          ...line.decisions.map(({ name, decision, note, at }) => ({
            label: t(decision === 'APPROVE' ? 'audit.approvedBy' : 'audit.rejectedBy'),
            value: [name, formatDateTime(at, zone), note].filter(Boolean).join(' · '),
          })),
          { label: t('audit.ip'), value: line.ip ?? '–' },
        ]}
      />
      <Changes key={line.id} line={line} />
      <ChainLinks chain={line.chain} />
      <h3 className={classes.part}>{t('audit.technical')}</h3>
      <Facts
        items={[
          { label: t('audit.objectId'), value: <CopyText text={line.objectId} /> },
          { label: t('audit.trace'), value: <CopyText text={line.traceId} /> },
          ...(line.sessionId ? [{ label: t('audit.session'), value: <CopyText text={line.sessionId} /> }] : []),
          { label: t('audit.browser'), value: line.userAgent ?? '–' },
        ]}
      />
    </div>
  );
}

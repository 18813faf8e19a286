import { type Report, report, runReport, setReportStatus } from '@console/contracts/reports';
import { useShell } from '@console/remote-kit';
import { ActionDialog } from '@console/screens';
import { useTranslation } from 'react-i18next';
import type { ReportAction } from './report-actions';

interface ReportActionDialogProps {
  action: ReportAction;
  report: Report;
  onChanged: () => void;
  onClose: () => void;
}

/** What a file will hold, or what a status means, is said first. */
export default function ReportActionDialog({ action, report: one, onChanged, onClose }: ReportActionDialogProps) {
  const { t } = useTranslation();
  const { showJobs } = useShell();
  const { id, name, version, retentionHours } = one;
  const about = {
    title: t(`report.ask.${action}`, { name }),
    submit: { label: t(`report.action.${action}`), isDangerous: action === 'DISABLE' },
    effect: t(`report.effect.${action}`, { count: retentionHours }),
    conflict: { text: t('report.changedMeanwhile'), record: report },
    done: t(`report.done.${action}`, { name }),
    onChanged,
    onClose,
  };
  const begun = () => {
    onChanged();
    showJobs();
  };
  if (action === 'RUN') return <ActionDialog {...about} operation={runReport} start={{ id }} onDone={begun} />;
  const to = action === 'ACTIVATE' ? ('ACTIVE' as const) : ('DISABLED' as const);
  return <ActionDialog {...about} operation={setReportStatus} start={{ id, version, to }} onDone={onChanged} />;
}

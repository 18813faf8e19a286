import { type Report, report, runReport, setReportStatus } from '@console/contracts/reports';
import { useShell } from '@console/remote-kit';
import { ActionDialog, type ActionProps } from '@console/screens';
import { useTranslation } from 'react-i18next';
import ReportRunsDialog from './report-runs.dialog';

type ConfirmedAction = 'RUN' | 'ACTIVATE' | 'DISABLE';

/** Runs of a report, or a confirmation that shows the effect of an action. */
export default function ReportActionDialog({ action, ...about }: ActionProps<Report, ConfirmedAction | 'RUNS'>) {
  if (action === 'RUNS') return <ReportRunsDialog report={about.record} onClose={about.onClose} />;
  return <Confirmation {...about} action={action} />;
}

function Confirmation({ action, record, ...page }: ActionProps<Report, ConfirmedAction>) {
  const { t } = useTranslation();
  const { showJobs } = useShell();
  const { id, name, version, retentionHours } = record;
  const about = {
    ...page,
    title: t(`report.ask.${action}`, { name }),
    submit: { label: t(`report.action.${action}`), isDangerous: action === 'DISABLE' },
    effect: t(`report.effect.${action}`, { count: retentionHours }),
    conflict: { text: t('report.changedMeanwhile'), record: report },
    done: t(`report.done.${action}`, { name }),
  };
  if (action === 'RUN')
    return <ActionDialog {...about} operation={runReport} start={{ id }} onDone={() => [page.onDone(), showJobs()]} />;
  const to = action === 'ACTIVATE' ? ('ACTIVE' as const) : ('DISABLED' as const);
  return <ActionDialog {...about} operation={setReportStatus} start={{ id, version, to }} />;
}

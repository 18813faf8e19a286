import { type Report, report } from '@console/contracts/reports';
import { lazyComponent, useShell } from '@console/remote-kit';
import { useDialog } from '@console/screens';
import type { RowAction } from '@console/ui/table';
import { useTranslation } from 'react-i18next';
import { reportActions } from './report-actions';
import { reportSaveHref } from './report-pages';

const ReportActionDialog = lazyComponent(() => import('./report-action.dialog'));
const ReportRunsDialog = lazyComponent(() => import('./report-runs.dialog'));

const acted = { report, action: reportActions } as const;
const seen = { report } as const;
const icons = { RUN: 'play', RUNS: 'clock', EDIT: 'pencil', ACTIVATE: 'check', DISABLE: 'close' } as const;

/** What can be done with a report, in a dialog or on a page. */
export function useReportActions(onChanged: () => void) {
  const { t } = useTranslation();
  const { navigate } = useShell();
  const acting = useDialog('action', acted);
  const runs = useDialog('runs', seen);
  const begin = (one: Report, action: string) => {
    const chosen = reportActions.find((name) => name === action);
    if (chosen) return acting.open({ report: one, action: chosen });
    return action === 'RUNS' ? runs.open({ report: one }) : navigate(reportSaveHref(one.id));
  };
  return {
    openRuns: (one: Report) => runs.open({ report: one }),
    actionsOf: (one: Report): RowAction[] =>
      one.allowedActions.map(({ action, enabled, reason }): RowAction => ({
        key: action,
        label: t(`report.action.${action}`),
        icon: Object.entries(icons).find(([name]) => name === action)?.[1] ?? 'pencil',
        onClick: () => begin(one, action),
        ...(enabled ? {} : { disabled: true, reason: t(`report.barred.${reason ?? ''}`) }),
      })),
    dialogs: (
      <>
        {acting.show(({ report: one, action }) => (
          <ReportActionDialog report={one} action={action} onChanged={onChanged} onClose={acting.close} />
        ))}
        {runs.show(({ report: one }) => (
          <ReportRunsDialog report={one} onClose={runs.close} />
        ))}
      </>
    ),
  };
}

import { auditResults, listAuditChoices } from '@console/contracts/audit';
import { useDicts, useRecord, type Filter, type View } from '@console/screens';
import { useTranslation } from 'react-i18next';

/** What the address of the log may say beside page, size, order and keyword. */
export const filterKinds = { result: 'list', actorId: 'list', action: 'list', at: 'days' } as const;

export function useAuditFilters(): Filter[] {
  const { t } = useTranslation();
  const { label } = useDicts(['audit_action']);
  const { actors = [], actions = [] } = useRecord(listAuditChoices, {}).result.data ?? {};
  return [
    { name: 'at', label: t('audit.days'), options: 'days' },
    {
      name: 'actorId',
      label: t('audit.who'),
      options: actors.map(({ id, name, loginName }) => ({ value: id, label: name, description: loginName })),
    },
    {
      name: 'action',
      label: t('audit.what'),
      options: actions.map((value) => ({ value, label: label('audit_action', value) })),
    },
    {
      name: 'result',
      label: t('audit.result'),
      options: auditResults.map((value) => ({ value, label: t(`audit.result.${value}`) })),
    },
  ];
}

/** Everything, or only what was not allowed or did not work. */
export function useAuditViews(): View[] {
  const { t } = useTranslation();
  return [
    { key: 'all', label: t('audit.all'), values: [] },
    { key: 'denied', label: t('audit.result.DENIED'), values: ['DENIED'] },
    { key: 'failed', label: t('audit.result.FAILED'), values: ['FAILED'] },
  ];
}

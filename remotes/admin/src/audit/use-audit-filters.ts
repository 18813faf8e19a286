import { auditResults, listAuditChoices, type AuditLine } from '@console/contracts/audit';
import { useDicts, useRecord, type Filter, type ListTab } from '@console/screens';
import { useTranslation } from 'react-i18next';

/** Filters in the address of the log, in addition to page, size, sort order and keyword. */
export const filterKinds = {
  result: 'list',
  actorId: 'list',
  action: 'list',
  objectType: 'list',
  objectId: 'list',
  at: 'days',
} as const;

/** Filters of the log. The object filter offers objects of the shown entries; other objects appear as ids. */
export function useAuditFilters(lines: readonly AuditLine[]): Filter[] {
  const { t } = useTranslation();
  const { label, options } = useDicts(['audit_action', 'audit_object']);
  const { actors = [], actions = [] } = useRecord(listAuditChoices, {}).result.data ?? {};
  const named = [...new Map(lines.map((line) => [line.objectId, line.objectLabel]))].map(([value, text]) => ({
    value,
    label: text || value,
  }));
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
    { name: 'objectType', label: t('audit.kind'), options: options('audit_object') },
    { name: 'objectId', label: t('audit.object'), options: named },
    {
      name: 'result',
      label: t('audit.result'),
      options: auditResults.map((value) => ({ value, label: t(`audit.result.${value}`) })),
    },
  ];
}

/** Tabs: all, denied and failed actions. */
export function useAuditTabs(): ListTab[] {
  const { t } = useTranslation();
  return [
    { key: 'all', label: t('audit.all'), values: [] },
    { key: 'denied', label: t('audit.result.DENIED'), values: ['DENIED'] },
    { key: 'failed', label: t('audit.result.FAILED'), values: ['FAILED'] },
  ];
}

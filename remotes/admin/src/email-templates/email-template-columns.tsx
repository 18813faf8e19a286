import { type EmailTemplate, listEmailTemplates } from '@console/contracts/email-templates';
import { badgeOf, columnsOf, type Dicts, filtersOf } from '@console/screens';
import { Badge, Moment, type StatusBadgeProps } from '@console/ui';

export const templateDicts = ['mail_template', 'template_category', 'template_status'] as const;

export const templateStatusOf = (status: EmailTemplate['status'], label: Dicts['label']): StatusBadgeProps =>
  badgeOf(
    label,
    { dict: 'template_status', code: status },
    status === 'PUBLISHED' ? { state: 'ok', shape: 'dot' } : { state: 'mute', shape: 'dash' },
  );

export const useTemplateColumns = columnsOf<EmailTemplate>({ ns: 'emailTemplate', dicts: templateDicts }, (column) => [
  column.stacked(
    'id',
    ({ id, subject }, { label, textOf }) => ({ main: label('mail_template', id), small: textOf(subject) }),
    {
      width: 300,
      sortable: true,
      narrow: 'first',
    },
  ),
  column.code('category', 'template_category', { width: 136, narrow: 'second' }),
  column.status('status', ({ status }, { label }) => templateStatusOf(status, label), { width: 120 }),
  column.text('versionNo', ({ versionNo }) => (versionNo === 0 ? '' : String(versionNo)), { width: 88 }),
  column.own(
    'draft',
    ({ hasDraft }, { t }) => (hasDraft ? <Badge tone="info">{t('emailTemplate.hasDraft')}</Badge> : '–'),
    { width: 96 },
  ),
  column.text('updatedBy', ({ updatedBy }) => updatedBy, { width: 136, give: 'last' }),
  column.own('updatedAt', ({ updatedAt }, { zone }) => (updatedAt ? <Moment at={updatedAt} zone={zone} /> : '–'), {
    width: 140,
    align: 'end',
  }),
]);

export const templateFilters = filtersOf(listEmailTemplates, 'emailTemplate', (filter) => [
  filter.codes('category', 'template_category'),
  filter.codes('status', 'template_status'),
]);

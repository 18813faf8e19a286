import { type EmailTemplate, emailTemplate } from '@console/contracts/email-templates';
import { lazyComponent, useShell } from '@console/remote-kit';
import { useDialog } from '@console/screens';
import type { RowAction } from '@console/ui/table';
import { useTranslation } from 'react-i18next';
import { templateSaveHref } from './email-template-pages';
import { templateActions } from './template-actions';

const TemplateActionDialog = lazyComponent(() => import('./template-action.dialog'));

const shape = { template: emailTemplate, action: templateActions } as const;
const icons = { EDIT: 'pencil', TEST: 'mail', PUBLISH: 'check', ARCHIVE: 'refresh' } as const;

/** What can be done with a template, by a dialog or on a page. */
export function useTemplateActions(onChanged: () => void) {
  const { t } = useTranslation();
  const { navigate } = useShell();
  const acting = useDialog('action', shape);
  return {
    actionsOf: (template: EmailTemplate): RowAction[] =>
      template.allowedActions.map(({ action, enabled, reason }): RowAction => {
        const chosen = templateActions.find((one) => one === action);
        return {
          key: action,
          label: t(`emailTemplate.action.${action}`),
          icon: icons[chosen ?? 'EDIT'],
          onClick: () => (chosen ? acting.open({ template, action: chosen }) : navigate(templateSaveHref(template.id))),
          ...(enabled ? {} : { disabled: true, reason: t(`emailTemplate.barred.${reason ?? ''}`) }),
        };
      }),
    dialog: acting.show(({ template, action }) => (
      <TemplateActionDialog template={template} action={action} onChanged={onChanged} onClose={acting.close} />
    )),
  };
}

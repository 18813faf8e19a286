import { emailTemplate } from '@console/contracts/email-templates';
import { lazyComponent } from '@console/remote-kit';
import { actionsOf } from '@console/screens';
import { templateSaveHref } from './email-template-pages';

/** Actions on an e-mail template. */
export const templateActions = actionsOf({
  ns: 'emailTemplate',
  record: emailTemplate,
  links: { EDIT: { icon: 'pencil', href: ({ id }) => templateSaveHref(id) } },
  actions: { TEST: { icon: 'mail' }, PUBLISH: { icon: 'check' }, ARCHIVE: { icon: 'refresh' } },
  dialog: lazyComponent(() => import('./template-action.dialog')),
});

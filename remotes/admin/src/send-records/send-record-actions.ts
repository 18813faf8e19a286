import { sendRecord } from '@console/contracts/send-records';
import { lazyComponent } from '@console/remote-kit';
import { actionsOf } from '@console/screens';

/** Resend action, for rows and the page of an e-mail. */
export const sendRecordActions = actionsOf({
  ns: 'sendRecord',
  record: sendRecord,
  actions: { RESEND: { icon: 'refresh' } },
  dialog: lazyComponent(() => import('./resend.dialog')),
});

import { sendRecord } from '@console/contracts/send-records';
import { lazyComponent } from '@console/remote-kit';
import { actionsOf } from '@console/screens';

/** Sending a mail once more, from its row and from its page. */
export const sendRecordActions = actionsOf({
  ns: 'sendRecord',
  record: sendRecord,
  actions: { RESEND: { icon: 'refresh' } },
  dialog: lazyComponent(() => import('./resend.dialog')),
});

import { registration, restrictionMessages } from '@console/contracts/merchants';
import { lazyComponent } from '@console/remote-kit';
import { actionsOf } from '@console/screens';

export const registrationActions = actionsOf({
  ns: 'registration',
  reasons: restrictionMessages,
  record: registration.pick({ id: true, username: true, language: true, version: true }),
  actions: { APPROVE: { icon: 'check' }, REJECT: { icon: 'close', isDangerous: true } },
  dialog: lazyComponent(() => import('./registration-decision.dialog')),
});

import { apiKey } from '@console/contracts/merchants';
import { lazyComponent } from '@console/remote-kit';
import { actionsOf } from '@console/screens';

export const apiKeyActions = actionsOf({
  ns: 'apiKey',
  record: apiKey.pick({ id: true, name: true, secrets: true, version: true }),
  actions: {
    EDIT: { icon: 'pencil' },
    ROTATE: { icon: 'refresh' },
    TAKE_OVER: { icon: 'refresh' },
    REVOKE: { icon: 'error', isDangerous: true },
  },
  dialog: lazyComponent(() => import('./api-key-action.dialog')),
});

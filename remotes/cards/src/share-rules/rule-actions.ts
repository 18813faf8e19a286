import { shareRule } from '@console/contracts/cards';
import { lazyComponent } from '@console/remote-kit';
import { actionsOf } from '@console/screens';

/** Actions on a sharing rule. */
export const ruleActions = actionsOf({
  ns: 'rule',
  record: shareRule,
  actions: {
    EDIT: { icon: 'pencil' },
    COPY: { icon: 'copy' },
    ENABLE: { icon: 'check' },
    DISABLE: { icon: 'lock', isDangerous: true },
  },
  dialog: lazyComponent(() => import('./rule-action.dialog')),
});

import { limitRule } from '@console/contracts/cards';
import { lazyComponent } from '@console/remote-kit';
import { actionsOf } from '@console/screens';
import { limitPagesOf } from '../common/limit-pages';

/** Actions on a limit rule. */
export const limitActions = actionsOf({
  ns: 'limit',
  record: limitRule.pick({ id: true, name: true, version: true, scope: true }),
  links: {
    EDIT: { icon: 'pencil', href: ({ id, scope }) => limitPagesOf(scope).edit(id) },
    COPY: { icon: 'copy', href: ({ id, scope }) => limitPagesOf(scope).copy(id) },
    VISIBILITY: { icon: 'building', href: ({ id, scope }) => limitPagesOf(scope).visibility(id) },
    MERCHANT: { icon: 'scale', href: ({ id, scope }) => limitPagesOf(scope).merchant(id) },
  },
  actions: { ACTIVE: { icon: 'check' }, SHADOW: { icon: 'eye' }, INACTIVE: { icon: 'lock', isDangerous: true } },
  dialog: lazyComponent(() => import('./limit-mode.dialog')),
});

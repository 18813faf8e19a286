import { cardBin } from '@console/contracts/cards';
import { lazyComponent } from '@console/remote-kit';
import { actionsOf } from '@console/screens';
import { assignHref, editHref } from './bin-pages';

/** Actions on a BIN. */
export const binActions = actionsOf({
  ns: 'bin',
  record: cardBin.pick({ id: true, bin: true, version: true }),
  links: {
    EDIT: { icon: 'pencil', href: ({ id }) => editHref(id) },
    ASSIGN: { icon: 'building', href: ({ id }) => assignHref(id) },
  },
  actions: {
    ONLINE: { icon: 'check' },
    MAINTENANCE: { icon: 'sliders' },
    OFFLINE: { icon: 'lock', isDangerous: true },
  },
  dialog: lazyComponent(() => import('./bin-status.dialog')),
});

import { type Cardholder, type CardholderDetail, cardholderDetail, cardholderReasons } from '@console/contracts/cards';
import { lazyComponent, useShell } from '@console/remote-kit';
import { actionsOf, type RecordActions } from '@console/screens';
import { useTranslation } from 'react-i18next';
import { pushText } from './holder-actions.rules';
import { editHref, holderHref, listHref } from './holder-pages';

const allowedActions = actionsOf({
  ns: 'holder',
  reasons: cardholderReasons,
  record: cardholderDetail
    .pick({ id: true, name: true, version: true, liveCards: true, pushableCards: true })
    .partial({ pushableCards: true }),
  links: { EDIT: { icon: 'pencil', href: ({ id }) => editHref(id) } },
  actions: {
    DISABLE: { icon: 'lock' },
    ENABLE: { icon: 'unlock' },
    PUSH: { icon: 'refresh' },
    DELETE: { icon: 'close', isDangerous: true, leadsTo: listHref },
  },
  dialog: lazyComponent(() => import('./holder-action.dialog')),
});

/** Actions on the page of a cardholder, where the number of cards to sync is known. */
export const holderActions: RecordActions<CardholderDetail> = {
  useActions: (page) => {
    const { t } = useTranslation();
    const { rowActions, dialog } = allowedActions.useActions(page);
    return {
      rowActions: (holder) =>
        rowActions(holder).map((action) =>
          action.key === 'PUSH' ? { ...action, label: pushText(holder, t) } : action,
        ),
      dialog,
    };
  },
};

/** Actions in a list, with a link to the page of the cardholder. */
export const holderRowActions: RecordActions<Cardholder> = {
  useActions: (page) => {
    const { t } = useTranslation();
    const { navigate } = useShell();
    const { rowActions, dialog } = allowedActions.useActions(page);
    return {
      rowActions: (holder) => [
        { key: 'VIEW', label: t('holder.view'), icon: 'eye', onClick: () => navigate(holderHref(holder.id)) },
        ...rowActions(holder),
      ],
      dialog,
    };
  },
};

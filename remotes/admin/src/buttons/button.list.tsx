import { type ButtonRecord, listButtons } from '@console/contracts/buttons';
import { useShell } from '@console/remote-kit';
import { ListPage, useList } from '@console/screens';
import type { RowAction } from '@console/ui/table';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonFilters, useButtonColumns } from './button-columns';
import { saveHref } from './button-pages';

const options = { filters: buttonFilters.kinds, sort: { key: 'place', dir: 'asc' } } as const;

/** Everything that roles can permit: where it stands, what it opens, and how many roles have it. */
export default function ButtonList() {
  const { t } = useTranslation();
  const { navigate } = useShell();
  const list = useList(listButtons, options);
  const edit = useCallback(({ id }: ButtonRecord) => navigate(saveHref(id)), [navigate]);
  const actionsOf = (button: ButtonRecord): RowAction[] =>
    button.allowedActions.map(({ action }) => ({
      key: action,
      label: t(`button.action.${action}`),
      icon: 'pencil',
      onClick: () => edit(button),
    }));
  const canEdit = (list.result.data?.list ?? []).some(({ allowedActions }) => allowedActions.length > 0);
  return (
    <ListPage
      ns="button"
      list={list}
      columns={useButtonColumns()}
      filters={buttonFilters.useFilters()}
      tabs="risk"
      rowActions={canEdit ? actionsOf : undefined}
      onOpen={canEdit ? edit : undefined}
    />
  );
}

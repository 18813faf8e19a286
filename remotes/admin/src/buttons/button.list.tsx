import { buttonRecord, countButtonExport, countButtons, exportButtons, listButtons } from '@console/contracts/buttons';
import { actionsOf, ListPage, useList } from '@console/screens';
import { buttonFilters, useButtonColumns } from './button-columns';
import { saveHref } from './button-pages';

const options = { filters: buttonFilters.kinds, sort: { key: 'place', dir: 'asc' } } as const;

const buttonActions = actionsOf({
  ns: 'button',
  record: buttonRecord,
  links: { EDIT: { icon: 'pencil', href: ({ id }) => saveHref(id) } },
});

/** Buttons that roles can permit, with menu, pages and number of roles. */
export default function ButtonList() {
  return (
    <ListPage
      ns="button"
      list={useList(listButtons, options)}
      columns={useButtonColumns()}
      filters={buttonFilters.useFilters()}
      tabs="risk"
      counts={countButtons}
      exporting={{ count: countButtonExport, start: exportButtons }}
      actions={buttonActions}
      onOpen="EDIT"
    />
  );
}

import { listProductModuleChoices, listProductModules, type ProductModule } from '@console/contracts/product-modules';
import { formatList } from '@console/i18n';
import { columnsOf, filtersOf, useLocalText, useRecord } from '@console/screens';

const dicts = ['account_type'];

export const useProductModuleColumns = columnsOf<ProductModule>({ ns: 'productModule', dicts }, (column) => [
  column.stacked('name', ({ name, code }, { textOf }) => ({ main: textOf(name), small: code }), {
    width: 220,
    narrow: 'first',
  }),
  column.text('description', ({ description }) => description),
  column.text('menus', ({ menus }, { textOf }) => formatList(menus.map(textOf))),
  column.text('buttons', ({ buttons }) => String(buttons.length), { width: 88 }),
  column.text(
    'accountTypes',
    ({ accountTypes }, { label }) => formatList(accountTypes.map((type) => label('account_type', type))),
    { width: 160, give: 'last' },
  ),
  column.text(
    'companies',
    ({ companies }, { textOf }) => formatList(companies.map(({ name }) => textOf(name))) || '–',
    { width: 160, narrow: 'second' },
  ),
  column.text('source', ({ isSystem }, { t }) => t(isSystem ? 'productModule.system' : 'productModule.ownMade'), {
    width: 96,
    narrow: 'end',
  }),
  column.time('updatedAt', { sortable: true, narrow: 'none' }),
]);

const everything = {};

/** Company options of the filter. */
function useCompanyChoices() {
  const textOf = useLocalText();
  const { result } = useRecord(listProductModuleChoices, everything);
  return { options: (result.data?.companies ?? []).map(({ id, name }) => ({ value: id, label: textOf(name) })) };
}

export const productModuleFilters = filtersOf(listProductModules, 'productModule', (filter) => [
  filter.from('company', useCompanyChoices),
  filter.flag('isOwnMade', 'productModule.ownMadeOnly', { title: 'productModule.source' }),
]);

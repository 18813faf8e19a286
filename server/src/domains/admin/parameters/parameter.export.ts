import type { Language } from '@console/contracts';
import type { Parameter, ParameterFilter } from '@console/contracts/parameters';
import { datasetOf, type ExportQuery, type Labels } from '../../../platform/exports/dataset';
import { fileColumns, titles } from '../../../platform/exports/file-columns';
import { refuseParts } from '../../../platform/http/whole-company';
import { definitionIn, type Definitions, parameterListing, toParameter } from './parameter.query';

// The contract has already parsed filter and order with the schemas of the list.
const filterOf = ({ filter }: ExportQuery) => filter as ParameterFilter | undefined;

const bytesPerMegabyte = 1024 * 1024;

/** Formats a value as in the list, but without digit grouping. */
function textOf({ type, choices, unit }: Parameter, value: string, labels: Labels, language: Language): string {
  if (type === 'BOOL') return labels('yes_no', value === 'true' ? 'YES' : 'NO');
  if (unit === 'BYTES') return `${Math.round((Number(value) / bytesPerMegabyte) * 100) / 100} MB`;
  return choices.find((one) => one.value === value)?.label[language] ?? value;
}

const column = fileColumns<Parameter>();

export const parameterExportOf = (definitions: Definitions) =>
  datasetOf({
    name: 'parameters',
    dicts: ['yes_no'],
    listing: ({ keyword, ...query }, { actor }) => {
      refuseParts(actor);
      return parameterListing({ filter: filterOf(query), keyword }, { definitions });
    },
    shown:
      ({ actor }) =>
      (row) =>
        toParameter(row, { definition: definitionIn(definitions, row.code), edits: false, actor }),
    columns: [
      column.name('name', ['Parameter', '参数'], { width: 36 }),
      column.text('code', ['Code', '代码'], { seenIn: 'name', width: 32, of: ({ id }) => id }),
      column.name('description', ['Description', '说明'], { seenIn: 'name', width: 48 }),
      column.code('group', ['Group', '分组'], 'parameter_group'),
      column.own('effective', ['Current value', '当前值'], {
        width: 16,
        cell: (one, labels, language) => textOf(one, one.effective, labels, language),
      }),
      column.own('byDefault', ['Default', '默认值'], {
        width: 16,
        cell: (one, labels, language) => textOf(one, one.byDefault, labels, language),
      }),
      column.code('status', titles.status, 'parameter_status'),
      column.text('updatedBy', titles.updatedBy),
      column.time('updatedAt', titles.updatedAt),
    ],
  });

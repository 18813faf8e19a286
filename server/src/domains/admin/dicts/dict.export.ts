import type { DictFilter, DictRecord } from '@console/contracts/dicts';
import { datasetOf, type ExportQuery } from '../../../platform/exports/dataset';
import { fileColumns, titles } from '../../../platform/exports/file-columns';
import { refuseParts } from '../../../platform/http/whole-company';
import { dictListing, toDict } from './dict.query';

// The contract has already parsed filter and order with the schemas of the list.
const filterOf = ({ filter }: ExportQuery) => filter as DictFilter | undefined;

const column = fileColumns<DictRecord>();

export const dictExport = datasetOf({
  name: 'dictionaries',
  listing: ({ keyword, ...query }, { actor }) => {
    refuseParts(actor);
    return dictListing({ filter: filterOf(query), keyword });
  },
  shown:
    ({ actor }) =>
    (row) =>
      toDict(row, { edits: false, actor }),
  columns: [
    column.name('name', ['Dictionary', '字典']),
    column.text('code', ['Code', '代码'], { seenIn: 'name', of: ({ id }) => id }),
    column.text('description', ['Description', '说明'], { width: 48 }),
    column.count('entries', ['Entries', '字典项']),
    column.code('kind', ['Source', '来源'], 'dict_kind'),
    column.flag('isEditable', ['Editable', '可编辑']),
    column.count('version', ['Version', '版本']),
    column.text('updatedBy', titles.updatedBy),
    column.time('updatedAt', titles.updatedAt),
  ],
});

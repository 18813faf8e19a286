import type { DictEntry, DictEntryFilter } from '@console/contracts/dicts';
import { datasetOf, type ExportQuery } from '../../../platform/exports/dataset';
import { fileColumns, titles } from '../../../platform/exports/file-columns';
import { refuseParts } from '../../../platform/http/whole-company';
import { dictEntryListing, toEntry } from './dict-entry.query';

// The contract has already parsed filter and order with the schemas of the list.
const filterOf = ({ filter }: ExportQuery) => filter as DictEntryFilter | undefined;

const column = fileColumns<DictEntry>();

export const dictEntryExport = datasetOf({
  name: 'dictionary-entries',
  listing: ({ keyword, ...query }, { actor }) => {
    refuseParts(actor);
    return dictEntryListing({ filter: filterOf(query), keyword });
  },
  shown:
    ({ actor }) =>
    (row) =>
      toEntry(row, { edits: false, actor }),
  columns: [
    column.name('label', ['Label', '标签']),
    column.own('other', ['Other language', '另一种语言'], {
      width: 28,
      cell: ({ label }, _labels, language) => label[language === 'en_US' ? 'zh_CN' : 'en_US'],
    }),
    column.text('code', ['Code', '代码'], { seenIn: 'label' }),
    column.code('colour', ['Color', '颜色'], 'dict_colour', { seenIn: 'label' }),
    column.flag('isDefault', ['Default', '默认项'], { seenIn: 'label' }),
    column.name('dict', ['Dictionary', '字典'], { of: ({ dictName }) => dictName }),
    column.text('dictCode', ['Dictionary code', '字典代码'], { seenIn: 'dict', of: ({ dict }) => dict }),
    column.count('sort', ['Order', '排序']),
    column.own('parent', ['Parent', '上级字典项'], {
      cell: ({ parent }, _labels, language) => parent?.label[language] ?? null,
    }),
    column.day('validFrom', ['Valid from', '生效日期'], { seenIn: 'validity' }),
    column.day('validUntil', ['Valid until', '失效日期'], { seenIn: 'validity' }),
    column.code('status', titles.status, 'dict_entry_status'),
    column.text('updatedBy', titles.updatedBy),
    column.time('updatedAt', titles.updatedAt),
  ],
});

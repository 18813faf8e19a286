import type { ShareGroup } from '@console/contracts/cards';
import { datasetOf, type ExportColumn } from '../../../platform/exports/dataset';
import { poolColumns, poolRows } from '../pools/pool.export';
import { groupKind, type GroupRow } from './share-group-kind.query';

const bin: ExportColumn<ShareGroup> = {
  key: 'bin',
  seenIn: 'name',
  title: { en_US: 'BIN', zh_CN: '卡BIN' },
  width: 10,
  cell: (group) => group.bin.bin,
};

export const shareGroupExport = datasetOf<GroupRow, ShareGroup>({
  name: 'share-groups',
  dicts: ['share_rule_type', 'share_group_status'],
  listing: poolRows(groupKind),
  shown:
    ({ actor }) =>
    (row) =>
      groupKind.toWire(row, actor),
  columns: (language) => poolColumns(language, { statusDict: 'share_group_status', own: [bin] }),
});

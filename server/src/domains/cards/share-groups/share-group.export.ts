import type { ShareGroup } from '@console/contracts/cards';
import { datasetOf, forActor } from '../../../platform/exports/dataset';
import { fileColumns } from '../../../platform/exports/file-columns';
import { poolColumns, poolRows } from '../pools/pool.export';
import { groupKind } from './share-group-kind.query';

const column = fileColumns<ShareGroup>();

const own = [column.text('bin', ['BIN', '卡BIN'], { seenIn: 'name', width: 10, of: (group) => group.bin.bin })];

export const shareGroupExport = datasetOf({
  name: 'share-groups',
  listing: poolRows(groupKind),
  shown: forActor(groupKind.toWire),
  columns: poolColumns('share_group_status', own),
});

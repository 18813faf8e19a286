import type { Area, Catalogue } from '../area';
import * as binAssignments from './bin-assignment';
import * as bins from './card-bin';
import * as binChoices from './card-bin-choices';
import * as binExports from './card-bin-export';
import * as binRecords from './card-bin-record';

const permissions: Catalogue = {
  'cards.card-bin.view': {
    name: { en_US: 'View card BINs', zh_CN: '查看卡BIN' },
    pages: ['card-bin-management'],
    risk: 'LOW',
  },
  'cards.card-bin.save': {
    name: { en_US: 'Edit card BINs', zh_CN: '编辑卡BIN' },
    pages: ['card-bin-management-save'],
    risk: 'HIGH',
  },
  'cards.card-bin.status': {
    name: { en_US: 'Activate and deactivate card BINs', zh_CN: '上线与下线卡BIN' },
    pages: [],
    risk: 'HIGH',
  },
  'cards.card-bin.assign': {
    name: { en_US: 'Assign card BINs', zh_CN: '分配卡BIN' },
    pages: ['card-bin-management-assign'],
    risk: 'HIGH',
  },
  'cards.card-bin.export': { name: { en_US: 'Export card BINs', zh_CN: '导出卡BIN' }, pages: [], risk: 'LOW' },
};

/** Operations, permissions and labels of card BINs. */
export const cardBinArea = {
  operations: [binAssignments, bins, binChoices, binExports, binRecords],
  permissions,
  actions: {
    '/cardBin/create': ['Create card BIN', '创建卡BIN'],
    '/cardBin/update': ['Edit card BIN', '编辑卡BIN'],
    '/cardBin/status': ['Activate or deactivate card BIN', '上线或下线卡BIN'],
    '/cardBin/assign': ['Assign card BIN', '分配卡BIN'],
    '/cardBin/export': ['Export card BINs', '导出卡BIN'],
  },
  objects: {
    cardBin: ['Card BIN', '卡BIN'],
  },
  jobs: {
    BIN_EXPORT: ['Export card BINs', '导出卡BIN'],
  },
} as const satisfies Area;

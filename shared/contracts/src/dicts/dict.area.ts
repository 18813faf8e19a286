import type { Area, Catalogue } from '../area';
import * as dicts from './dict';
import * as dictEntries from './dict-entry';

const permissions: Catalogue = {
  'admin.dict.view': {
    name: { en_US: 'View dictionaries', zh_CN: '查看字典' },
    pages: ['dict-management', 'dict-dt-management'],
    risk: 'LOW',
  },
  'admin.dict.save': {
    name: { en_US: 'Edit dictionaries', zh_CN: '维护字典' },
    pages: ['dict-management-save', 'dict-dt-management-save'],
    risk: 'HIGH',
  },
  'admin.dict.export': { name: { en_US: 'Export dictionaries', zh_CN: '导出字典' }, pages: [], risk: 'LOW' },
};

/** Operations, permissions and labels of dictionaries and their entries. */
export const dictArea = {
  operations: [dicts, dictEntries],
  permissions,
  actions: {
    '/dict/create': ['Create dictionary', '创建字典'],
    '/dict/update': ['Edit dictionary', '编辑字典'],
    '/dictDetail/create': ['Create dictionary entry', '创建字典项'],
    '/dictDetail/update': ['Edit dictionary entry', '编辑字典项'],
    '/dictDetail/status': ['Enable or disable dictionary entry', '启用或停用字典项'],
    '/dictDetail/delete': ['Delete dictionary entry', '删除字典项'],
    '/dict/export': ['Export dictionaries', '导出字典'],
    '/dictDetail/export': ['Export dictionary entries', '导出字典项'],
  },
  objects: {
    dict: ['Dictionary', '字典'],
    dict_detail: ['Dictionary entry', '字典项'],
  },
  jobs: {
    DICT_EXPORT: ['Export dictionaries', '导出字典'],
    DICT_ENTRY_EXPORT: ['Export dictionary entries', '导出字典项'],
  },
} as const satisfies Area;

import type { Area, Catalogue } from '../area';
import * as productModules from './product-module';

const permissions: Catalogue = {
  'admin.module.view': {
    name: { en_US: 'View modules', zh_CN: '查看模块' },
    pages: ['module-management'],
    risk: 'LOW',
  },
  'admin.module.save': {
    name: { en_US: 'Edit modules', zh_CN: '维护模块' },
    pages: ['module-management-save'],
    risk: 'HIGH',
  },
  'admin.module.export': { name: { en_US: 'Export modules', zh_CN: '导出模块' }, pages: [], risk: 'LOW' },
  'admin.module.grant': {
    name: { en_US: 'Grant modules to companies', zh_CN: '向公司授予模块' },
    pages: [],
    risk: 'HIGH',
  },
};

/** Operations, permissions and labels of product modules. */
export const productModuleArea = {
  operations: [productModules],
  permissions,
  actions: {
    '/module/create': ['Create module', '创建模块'],
    '/module/update': ['Edit module', '编辑模块'],
    '/module/delete': ['Delete module', '删除模块'],
    '/module/grant': ['Grant module to companies', '向公司授予模块'],
    '/module/export': ['Export modules', '导出模块'],
  },
  objects: {
    product_module: ['Module', '模块'],
  },
  jobs: {
    MODULE_EXPORT: ['Export modules', '导出模块'],
  },
  notifications: {
    MODULE_GRANTED: { label: ['Module added to your company', '贵公司已开通新模块'], tone: 'ok' },
    MODULE_REMOVED: { label: ['Module removed from your company', '贵公司的一个模块已停用'], tone: 'warn' },
  },
} as const satisfies Area;

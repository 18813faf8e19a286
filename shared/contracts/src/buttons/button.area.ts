import type { Area, Catalogue } from '../area';
import * as buttons from './button';

const permissions: Catalogue = {
  'admin.button.view': {
    name: { en_US: 'View buttons', zh_CN: '查看按钮' },
    pages: ['button-management'],
    risk: 'LOW',
  },
  'admin.button.save': {
    name: { en_US: 'Edit buttons', zh_CN: '维护按钮' },
    pages: ['button-management-save'],
    risk: 'HIGH',
  },
  'admin.button.export': { name: { en_US: 'Export buttons', zh_CN: '导出按钮' }, pages: [], risk: 'LOW' },
};

/** Operations, permissions and labels of buttons. */
export const buttonArea = {
  operations: [buttons],
  permissions,
  actions: {
    '/button/update': ['Edit button', '编辑按钮'],
    '/button/export': ['Export buttons', '导出按钮'],
  },
  objects: {
    button: ['Button', '按钮'],
  },
  jobs: {
    BUTTON_EXPORT: ['Export buttons', '导出按钮'],
  },
} as const satisfies Area;

import type { Area, Catalogue } from '../area';
import * as parameters from './parameter';

const permissions: Catalogue = {
  'admin.parameter.view': {
    name: { en_US: 'View system parameters', zh_CN: '查看系统参数' },
    pages: ['parameter-management'],
    risk: 'LOW',
  },
  'admin.parameter.save': {
    name: { en_US: 'Edit system parameters', zh_CN: '编辑系统参数' },
    pages: ['parameter-management-save'],
    risk: 'HIGH',
  },
  'admin.parameter.export': {
    name: { en_US: 'Export system parameters', zh_CN: '导出系统参数' },
    pages: [],
    risk: 'LOW',
  },
};

/** Operations, permissions and labels of system parameters. */
export const parameterArea = {
  operations: [parameters],
  permissions,
  actions: {
    '/parameter/update': ['Edit system parameter', '编辑系统参数'],
    '/parameter/export': ['Export system parameters', '导出系统参数'],
  },
  objects: {
    parameter: ['System parameter', '系统参数'],
  },
  jobs: {
    PARAMETER_EXPORT: ['Export system parameters', '导出系统参数'],
  },
} as const satisfies Area;

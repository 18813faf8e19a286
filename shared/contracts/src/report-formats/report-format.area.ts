import type { Area, Catalogue } from '../area';
import * as reportFormats from './report-format';

const permissions: Catalogue = {
  'admin.report-format.view': {
    name: { en_US: 'View report formats', zh_CN: '查看报表格式' },
    pages: ['report-format-configuration'],
    risk: 'LOW',
  },
  'admin.report-format.save': {
    name: { en_US: 'Edit report formats', zh_CN: '编辑报表格式' },
    pages: ['report-format-configuration-saveinfo'],
    risk: 'LOW',
  },
};

/** Operations, permissions and labels of report formats. */
export const reportFormatArea = {
  operations: [reportFormats],
  permissions,
  actions: {
    '/reportFormat/create': ['Create report format', '创建报表格式'],
    '/reportFormat/update': ['Edit report format', '编辑报表格式'],
  },
  objects: {
    report_format: ['Report format', '报表格式'],
  },
} as const satisfies Area;

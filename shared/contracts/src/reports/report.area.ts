import type { Area, Catalogue } from '../area';
import * as reports from './report';

const permissions: Catalogue = {
  'admin.report.view': {
    name: { en_US: 'View reports', zh_CN: '查看报表' },
    pages: ['report-configuration'],
    risk: 'LOW',
  },
  'admin.report.save': {
    name: { en_US: 'Edit reports', zh_CN: '编辑报表' },
    pages: ['report-configuration-saveinfo'],
    risk: 'LOW',
  },
  'admin.report.status': {
    name: { en_US: 'Activate and disable reports', zh_CN: '启用及停用报表' },
    pages: [],
    risk: 'LOW',
  },
  'admin.report.run': { name: { en_US: 'Run reports', zh_CN: '生成报表' }, pages: [], risk: 'LOW' },
};

/** Operations, permissions and labels of reports. */
export const reportArea = {
  operations: [reports],
  permissions,
  actions: {
    '/report/create': ['Create report', '创建报表'],
    '/report/update': ['Edit report', '编辑报表'],
    '/report/status': ['Activate or disable report', '启用或停用报表'],
    '/report/run': ['Run report', '生成报表'],
  },
  objects: {
    report: ['Report', '报表'],
  },
  jobs: {
    REPORT_RUN: ['Run report', '生成报表'],
  },
} as const satisfies Area;

import type { Area, Catalogue } from '../area';
import * as audit from './audit';

const permissions: Catalogue = {
  'admin.audit.view': {
    name: { en_US: 'View the audit log', zh_CN: '查看审计日志' },
    pages: ['opt-information'],
    risk: 'LOW',
  },
  'admin.audit.export': { name: { en_US: 'Export the audit log', zh_CN: '导出审计日志' }, pages: [], risk: 'LOW' },
};

/** Operations, permissions and labels of the audit log. */
export const auditArea = {
  operations: [audit],
  permissions,
  actions: {
    '/audit/export': ['Export audit log', '导出审计日志'],
  },
  jobs: {
    AUDIT_EXPORT: ['Export audit log', '导出审计日志'],
  },
} as const satisfies Area;

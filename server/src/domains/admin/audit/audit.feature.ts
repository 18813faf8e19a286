import type { Feature } from '../../../platform/feature';
import { foldAuditText } from './audit-text.query';
import { auditMenus } from './audit.data';
import { auditExport } from './audit.export';
import { auditRoutes } from './audit.routes';

/**
 * Interval at which the full-text index is flushed. Searching one minute of pending entries takes a few milliseconds.
 */
const foldMs = 60_000;

export const auditFeature: Feature = {
  name: 'admin/audit',
  reference: { menus: auditMenus },
  routes: [auditRoutes],
  jobs: () => ({ AUDIT_EXPORT: { at: 'export', permission: 'admin.audit.export', dataset: auditExport } }),
  pollers: ({ owner }) => [
    {
      name: 'fold words of the audit log',
      everyMs: foldMs,
      poll: async () => {
        await foldAuditText(owner);
        return 0;
      },
    },
  ],
};

import { adminMenus } from './menu.data';
import type { Module } from '../../platform/module';
import { foldAuditText } from './audit/audit-text.query';
import { auditRoutes } from './audit/audit.routes';
import { menuRecordRoutes } from './menus/menu-record.routes';

/** A search looks through a minute of new lines of the audit log in a few milliseconds. */
const foldMs = 60_000;

export const adminModule: Module = {
  name: 'admin',
  uses: ['delivery'],
  reference: { menus: adminMenus },
  routes: [auditRoutes, menuRecordRoutes],
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

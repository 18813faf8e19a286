import { adminConfiguration } from './configured.query';
import { adminMenus } from './menu.data';
import type { Module } from '../../platform/module';
import { foldAuditText } from './audit/audit-text.query';
import { auditExport } from './audit/audit.export';
import { auditRoutes } from './audit/audit.routes';
import { buttonDicts } from './buttons/button.data';
import { buttonRoutes } from './buttons/button.routes';
import { configurationRoutes } from './configuration/configuration.routes';
import { dictDicts } from './dicts/dict.data';
import { dictRecordRoutes } from './dicts/dict.routes';
import { emailAccountDicts } from './email-accounts/email-account.data';
import { emailAccountRoutes } from './email-accounts/email-account.routes';
import { emailTemplateDicts } from './email-templates/email-template.data';
import { emailTemplateRoutes } from './email-templates/email-template.routes';
import { menuRecordRoutes } from './menus/menu-record.routes';
import { parameterDicts } from './parameters/parameter.data';
import { parameterRoutes } from './parameters/parameter.routes';
import { productModuleData } from './product-modules/product-module.data';
import { productModuleRoutes } from './product-modules/product-module.routes';
import { reportFormatDicts } from './report-formats/report-format.data';
import { reportFormatRoutes } from './report-formats/report-format.routes';
import { reportDicts } from './reports/report.data';
import { reportKind } from './reports/report.kind';
import { reportRoutes } from './reports/report.routes';
import { roleDicts } from './roles/role.data';
import { roleGrantReview } from './roles/role-grant.review';
import { roleRoutes } from './roles/role.routes';
import { sendRecordDicts } from './send-records/send-record.data';
import { sendRecordRoutes } from './send-records/send-record.routes';
import { userDicts } from './users/user.data';
import { userExport } from './users/user.export';
import { userRoutes } from './users/user.routes';

/** A search looks through a minute of new lines of the audit log in a few milliseconds. */
const foldMs = 60_000;

export const adminModule: Module = {
  name: 'admin',
  uses: ['delivery', 'merchants'],
  reference: {
    dicts: [
      ...buttonDicts,
      ...dictDicts,
      ...emailAccountDicts,
      ...emailTemplateDicts,
      ...parameterDicts,
      ...reportDicts,
      ...reportFormatDicts,
      ...roleDicts,
      ...sendRecordDicts,
      ...userDicts,
    ],
    menus: adminMenus,
    productModules: productModuleData,
  },
  routes: [
    auditRoutes,
    buttonRoutes,
    configurationRoutes,
    dictRecordRoutes,
    emailAccountRoutes,
    emailTemplateRoutes,
    menuRecordRoutes,
    parameterRoutes,
    productModuleRoutes,
    reportFormatRoutes,
    reportRoutes,
    roleRoutes,
    sendRecordRoutes,
    userRoutes,
  ],
  reviews: [roleGrantReview],
  configuration: adminConfiguration,
  jobs: () => ({
    AUDIT_EXPORT: { at: 'export', permission: 'admin.audit.export', dataset: auditExport },
    REPORT_RUN: reportKind,
    USER_EXPORT: { at: 'export', permission: 'admin.user.export', dataset: userExport },
  }),
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

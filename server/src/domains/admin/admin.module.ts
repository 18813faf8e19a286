import type { Module } from '../../platform/module';
import { auditModule } from './audit/audit.module';
import { buttonModule } from './buttons/button.module';
import { configurationModule } from './configuration/configuration.module';
import { dictModule } from './dicts/dict.module';
import { emailAccountModule } from './email-accounts/email-account.module';
import { emailTemplateModule } from './email-templates/email-template.module';
import { menuModule } from './menus/menu.module';
import { parameterModule } from './parameters/parameter.module';
import { productModuleModule } from './product-modules/product-module.module';
import { reportFormatModule } from './report-formats/report-format.module';
import { reportModule } from './reports/report.module';
import { roleModule } from './roles/role.module';
import { sendRecordModule } from './send-records/send-record.module';
import { userModule } from './users/user.module';
import { adminConfiguration } from './configured.query';

export const adminModule: Module = {
  name: 'admin',
  uses: ['delivery', 'merchants'],
  nouns: [
    auditModule,
    buttonModule,
    configurationModule,
    dictModule,
    emailAccountModule,
    emailTemplateModule,
    menuModule,
    parameterModule,
    productModuleModule,
    reportFormatModule,
    reportModule,
    roleModule,
    sendRecordModule,
    userModule,
  ],
  configuration: adminConfiguration,
};

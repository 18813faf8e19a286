import type { Feature } from '../../platform/feature';
import { auditFeature } from './audit/audit.feature';
import { buttonFeature } from './buttons/button.feature';
import { configurationFeature } from './configuration/configuration.feature';
import { dictFeature } from './dicts/dict.feature';
import { emailAccountFeature } from './email-accounts/email-account.feature';
import { emailTemplateFeature } from './email-templates/email-template.feature';
import { menuFeature } from './menus/menu.feature';
import { parameterFeature } from './parameters/parameter.feature';
import { productModuleFeature } from './product-modules/product-module.feature';
import { reportFormatFeature } from './report-formats/report-format.feature';
import { reportFeature } from './reports/report.feature';
import { roleFeature } from './roles/role.feature';
import { sendRecordFeature } from './send-records/send-record.feature';
import { userFeature } from './users/user.feature';
import { adminConfiguration } from './configured.query';

export const adminFeature: Feature = {
  name: 'admin',
  uses: ['releases', 'merchants'],
  nouns: [
    auditFeature,
    buttonFeature,
    configurationFeature,
    dictFeature,
    emailAccountFeature,
    emailTemplateFeature,
    menuFeature,
    parameterFeature,
    productModuleFeature,
    reportFormatFeature,
    reportFeature,
    roleFeature,
    sendRecordFeature,
    userFeature,
  ],
  configuration: adminConfiguration,
};

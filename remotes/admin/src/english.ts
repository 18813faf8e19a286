import audit from './audit/en-US.json';
import buttons from './buttons/en-US.json';
import census from './census/en-US.json';
import clock from './clock/en-US.json';
import common from './common/en-US.json';
import configuration from './configuration/en-US.json';
import dicts from './dicts/en-US.json';
import emailAccounts from './email-accounts/en-US.json';
import emailTemplates from './email-templates/en-US.json';
import menus from './menus/en-US.json';
import moduleGrants from './module-grants/en-US.json';
import modules from './modules/en-US.json';
import parameters from './parameters/en-US.json';
import productModules from './product-modules/en-US.json';
import profile from './profile/en-US.json';
import reportFormats from './report-formats/en-US.json';
import reports from './reports/en-US.json';
import reviews from './reviews/en-US.json';
import roles from './roles/en-US.json';
import sendRecords from './send-records/en-US.json';
import users from './users/en-US.json';
import webhooks from './webhooks/en-US.json';

export default {
  ...audit,
  ...buttons,
  ...census,
  ...clock,
  ...common,
  ...configuration,
  ...dicts,
  ...emailAccounts,
  ...emailTemplates,
  ...menus,
  ...moduleGrants,
  ...modules,
  ...parameters,
  ...productModules,
  ...profile,
  ...reportFormats,
  ...reports,
  ...reviews,
  ...roles,
  ...sendRecords,
  ...users,
  ...webhooks,
};

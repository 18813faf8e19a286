import audit from './audit/zh-CN.json';
import buttons from './buttons/zh-CN.json';
import census from './census/zh-CN.json';
import clock from './clock/zh-CN.json';
import common from './common/zh-CN.json';
import configuration from './configuration/zh-CN.json';
import dicts from './dicts/zh-CN.json';
import emailAccounts from './email-accounts/zh-CN.json';
import emailTemplates from './email-templates/zh-CN.json';
import menus from './menus/zh-CN.json';
import moduleGrants from './module-grants/zh-CN.json';
import modules from './modules/zh-CN.json';
import parameters from './parameters/zh-CN.json';
import productModules from './product-modules/zh-CN.json';
import profile from './profile/zh-CN.json';
import reportFormats from './report-formats/zh-CN.json';
import reports from './reports/zh-CN.json';
import reviews from './reviews/zh-CN.json';
import roles from './roles/zh-CN.json';
import sendRecords from './send-records/zh-CN.json';
import users from './users/zh-CN.json';
import webhooks from './webhooks/zh-CN.json';

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

import * as audit from '../audit/audit';
import * as buttons from '../buttons/button';
import * as configuration from '../configuration/configuration';
import * as dicts from '../dicts/dict';
import * as dictEntries from '../dicts/dict-entry';
import * as emailAccounts from '../email-accounts/email-account';
import * as emailTemplates from '../email-templates/email-template';
import * as menuKeeping from '../menus/menu-keeping';
import * as menuRecords from '../menus/menu-record';
import * as parameters from '../parameters/parameter';
import * as productModules from '../product-modules/product-module';
import * as reportFormats from '../report-formats/report-format';
import * as reports from '../reports/report';
import * as roles from '../roles/role';
import * as sendRecords from '../send-records/send-record';
import * as users from '../users/user';
import * as userSaving from '../users/user-save';

/** Where the calls of this area are. */
export const adminOperations = [
  audit,
  buttons,
  configuration,
  dicts,
  dictEntries,
  emailAccounts,
  emailTemplates,
  menuKeeping,
  menuRecords,
  parameters,
  productModules,
  reportFormats,
  reports,
  roles,
  sendRecords,
  users,
  userSaving,
];

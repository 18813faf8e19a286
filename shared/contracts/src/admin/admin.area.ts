import type { Area } from '../area';
import { auditArea } from '../audit/audit.area';
import { buttonArea } from '../buttons/button.area';
import { configurationArea } from '../configuration/configuration.area';
import { dictArea } from '../dicts/dict.area';
import { emailAccountArea } from '../email-accounts/email-account.area';
import { emailTemplateArea } from '../email-templates/email-template.area';
import { menuArea } from '../menus/menu.area';
import { parameterArea } from '../parameters/parameter.area';
import { productModuleArea } from '../product-modules/product-module.area';
import { reportFormatArea } from '../report-formats/report-format.area';
import { reportArea } from '../reports/report.area';
import { roleArea } from '../roles/role.area';
import { sendRecordArea } from '../send-records/send-record.area';
import { userArea } from '../users/user.area';
import { adminMessages } from './messages';

/** Texts of field codes. They are one file for the domain, because rules of several nouns use them. */
const adminArea = { fields: adminMessages } as const satisfies Area;

/** Areas of this domain. */
export const adminAreas = [
  adminArea,
  auditArea,
  buttonArea,
  configurationArea,
  dictArea,
  emailAccountArea,
  emailTemplateArea,
  menuArea,
  productModuleArea,
  parameterArea,
  reportArea,
  reportFormatArea,
  roleArea,
  sendRecordArea,
  userArea,
] as const satisfies readonly Area[];

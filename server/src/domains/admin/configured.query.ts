import { letterCodes } from '@console/contracts/send-records';
import type { ConfiguredPart } from '../../platform/configuration/configured-part';
import { sql } from '../../platform/db/sql';
import { all } from '../../platform/listing/filters';
import { withinWhole } from '../../platform/reach/reach.query';
import { reachableFormats } from './report-formats/report-format.query';
import { reachableReports } from './reports/report.query';

/** Parts of the configuration index that the administration contributes. */
export const adminConfiguration: readonly ConfiguredPart[] = [
  {
    part: 'PARAMETERS',
    page: 'parameter-management',
    permission: 'admin.parameter.view',
    changes: ['/parameter/update'],
    records: () => sql`from system_parameter`,
  },
  {
    part: 'DICTIONARIES',
    page: 'dict-management',
    permission: 'admin.dict.view',
    changes: [
      '/dict/create',
      '/dict/update',
      '/dictDetail/create',
      '/dictDetail/update',
      '/dictDetail/status',
      '/dictDetail/delete',
    ],
    records: () => sql`from dict`,
  },
  {
    part: 'MENUS',
    page: 'adminstration/menu',
    permission: 'admin.menu.view',
    changes: ['/menu/save', '/menu/remove'],
    records: () => sql`from menu`,
  },
  {
    part: 'MODULES',
    page: 'module-management',
    permission: 'admin.module.view',
    changes: ['/module/create', '/module/update', '/module/delete', '/module/grant'],
    records: () => sql`from product_module`,
  },
  {
    part: 'BUTTONS',
    page: 'button-management',
    permission: 'admin.button.view',
    changes: ['/button/update'],
    records: () => sql`from button`,
  },
  {
    part: 'ROLES',
    page: 'role-management',
    permission: 'admin.role.view',
    changes: ['/role/create', '/role/update', '/role/copy', '/role/status', '/role/delete'],
    records: ({ actor }) =>
      sql`from role r where ${all(withinWhole(actor, sql`r.company_id`))} and r.deleted_at is null`,
  },
  {
    part: 'EMAIL_ACCOUNTS',
    page: 'email-account',
    permission: 'admin.email-account.view',
    changes: [
      '/emailAccount/create',
      '/emailAccount/update',
      '/emailAccount/connect',
      '/emailAccount/status',
      '/emailAccount/default',
      '/emailAccount/delete',
    ],
    records: () => sql`from email_account a where a.deleted_at is null`,
  },
  {
    part: 'EMAIL_TEMPLATES',
    page: 'email-template',
    permission: 'admin.email-template.view',
    changes: ['/emailTemplate/update', '/emailTemplate/publish', '/emailTemplate/archive'],
    records: () => sql`from unnest(${[...letterCodes]}::text[])`,
  },
  {
    part: 'REPORTS',
    page: 'report-configuration',
    permission: 'admin.report.view',
    changes: ['/report/create', '/report/update', '/report/status'],
    records: ({ actor }) => sql`from report r where ${all(reachableReports(actor))}`,
  },
  {
    part: 'REPORT_FORMATS',
    page: 'report-format-configuration',
    permission: 'admin.report-format.view',
    changes: ['/reportFormat/create', '/reportFormat/update'],
    records: ({ actor }) => sql`from report_format f where ${all(reachableFormats(actor))}`,
  },
];

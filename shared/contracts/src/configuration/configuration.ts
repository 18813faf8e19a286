import { z } from '@console/contracts/zod';
import { operation } from '../operation';
import { instant } from '../text';

/** Parts of the configuration, in the order of the index. A server feature describes each part. */
export const configurationParts = [
  'PARAMETERS',
  'DICTIONARIES',
  'MENUS',
  'MODULES',
  'BUTTONS',
  'ROLES',
  'EMAIL_ACCOUNTS',
  'EMAIL_TEMPLATES',
  'REPORTS',
  'REPORT_FORMATS',
  'CARD_BINS',
  'LIMIT_RULES',
  'WALLET_LIMIT_RULES',
  'SHARE_RULES',
] as const;
export type ConfigurationPartName = (typeof configurationParts)[number];

/** Part of the configuration: its page, number of records, and last change. */
export const configurationPart = z.strictObject({
  part: z.enum(configurationParts),
  /** Page that lists its records. */
  page: z.string(),
  /** Number of records on the page. */
  records: z.int(),
  /** Newest change in the company's audit log; null if there is none. */
  lastChange: z
    .strictObject({
      at: instant,
      by: z.string(),
      /** Path of the operation. */
      action: z.string(),
      objectLabel: z.string(),
    })
    .nullable(),
});
export type ConfigurationPart = z.infer<typeof configurationPart>;

/** Lists the parts that the caller can open. */
export const listConfiguration = operation({
  path: '/configuration/list',
  permission: 'admin.configuration.view',
  input: z.strictObject({}),
  output: z.strictObject({ parts: z.array(configurationPart) }),
  reads: true,
});

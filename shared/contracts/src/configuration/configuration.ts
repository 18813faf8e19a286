import { z } from '@console/contracts/zod';
import { operation } from '../operation';
import { instant } from '../text';

/** What can be configured, in the order of the index; a module of the server describes each. */
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

/** One part: where it is configured, how much of it there is, and what was changed last. */
export const configurationPart = z.strictObject({
  part: z.enum(configurationParts),
  /** Name of the page that lists it. */
  page: z.string(),
  /** How many records its page lists. */
  records: z.int(),
  /** The newest change that the log of the company has; null where there is none. */
  lastChange: z
    .strictObject({
      at: instant,
      by: z.string(),
      /** Path of the call. */
      action: z.string(),
      objectLabel: z.string(),
    })
    .nullable(),
});
export type ConfigurationPart = z.infer<typeof configurationPart>;

/** The parts that the caller may open. */
export const listConfiguration = operation({
  path: '/configuration/list',
  permission: 'admin.configuration.view',
  input: z.strictObject({}),
  output: z.strictObject({ parts: z.array(configurationPart) }),
  reads: true,
});

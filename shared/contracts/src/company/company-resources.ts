import { z } from '@console/contracts/zod';
import { currencies } from '../currency';
import { operation } from '../operation';
import { bizdate, i18nText, id } from '../text';

/** Modules, BINs and fees that steps of a company choose from, and what an approved company has of them. */
export const companyResources = z.strictObject({
  modules: z.array(
    z.strictObject({
      id: id('pmod'),
      code: z.string(),
      name: i18nText,
      description: z.string(),
      isGranted: z.boolean(),
    }),
  ),
  /** BINs that the company can get, or has. */
  bins: z.array(
    z.strictObject({
      id: id('bin'),
      bin: z.string(),
      productName: i18nText,
      scheme: z.string(),
      currency: z.enum(currencies),
      channel: i18nText,
      /** Assigned to the whole company; `enabled` false means that nothing new is issued. Null if it is not assigned. */
      assignment: z.strictObject({ enabled: z.boolean() }).nullable(),
    }),
  ),
  /** Channels that are bound to the company. */
  channels: z.array(z.strictObject({ id: id('chan'), code: z.string(), name: i18nText, status: z.string() })),
  /** Fee settings in force or scheduled, of all merchants of the company. */
  fees: z.array(
    z.strictObject({
      bin: z.string(),
      productName: i18nText,
      currency: z.enum(currencies),
      from: bizdate,
      to: bizdate.nullable(),
      /** Number of fees in the setting. */
      items: z.int(),
    }),
  ),
});
export type CompanyResources = z.infer<typeof companyResources>;

/** Choices and current data of the steps 2-1, 2-2 and 3-1. */
export const readCompanyResources = operation({
  path: '/company/resources',
  permission: 'company.company.view',
  input: z.strictObject({ id: id('co') }),
  output: companyResources,
  reads: true,
});

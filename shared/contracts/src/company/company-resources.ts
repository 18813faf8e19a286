import { z } from '@console/contracts/zod';
import { currencies } from '../currency';
import { operation } from '../operation';
import { bizdate, i18nText, id } from '../text';

/** Modules, BINs, channels and fees: choices of the steps, and current assignments of an approved company. */
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
  /** BINs that are or can be assigned to the company. */
  bins: z.array(
    z.strictObject({
      id: id('bin'),
      bin: z.string(),
      productName: i18nText,
      scheme: z.string(),
      currency: z.enum(currencies),
      channel: i18nText,
      /** Assignment to the whole company; null if there is none. If `enabled` is false, no new cards are issued. */
      assignment: z.strictObject({ enabled: z.boolean() }).nullable(),
    }),
  ),
  /** Channels that are bound to the company. */
  channels: z.array(z.strictObject({ id: id('chan'), code: z.string(), name: i18nText, status: z.string() })),
  /** Active and scheduled fee settings of all merchants of the company. */
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

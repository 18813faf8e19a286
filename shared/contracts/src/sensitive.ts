import { z } from '@console/contracts/zod';

/** Groups of fields that a role can hide. */
export const sensitiveGroups = [
  'CARD_NUMBER',
  'CARD_EXPIRY',
  'SECURITY_CODE',
  'HOLDER_CONTACT',
  'HOLDER_IDENTITY',
  'HOLDER_ADDRESS',
  'BANK_ACCOUNT',
  'API_SECRET',
  'COST_MARGIN',
] as const;
/** Group of fields that a role can hide. */
export type SensitiveGroup = (typeof sensitiveGroups)[number];

/**
 * A masked field. The response contains only the value's mask, and whether the user can reveal the value by a separate
 * operation, which writes an audit log entry.
 */
export const sensitive = <G extends SensitiveGroup>(group: G) =>
  z.strictObject({ group: z.literal(group), masked: z.string(), revealable: z.boolean() });

/** A masked field. */
export interface Sensitive<G extends SensitiveGroup = SensitiveGroup> {
  group: G;
  masked: string;
  revealable: boolean;
}

/** Character of masks. */
export const maskSign = '•';

/** Refuses a mask that was sent back by mistake instead of a value. */
export const unmasked = <T extends z.ZodType<string>>(value: T) =>
  value.refine((text) => !text.includes(maskSign), { params: { code: 'MASKED' } });

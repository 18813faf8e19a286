import { z } from '@console/contracts/zod';

/** Fields that belong together when it is decided who may see them. */
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
/** Fields that belong together when it is decided who may see them. */
export type SensitiveGroup = (typeof sensitiveGroups)[number];

/**
 * A field of an answer that not everybody may see. Its value does not travel at all: only a mask of it, and whether
 * the user may ask for it by a call of its own, which leaves a line in the audit log.
 */
export const sensitive = <G extends SensitiveGroup>(group: G) =>
  z.strictObject({ group: z.literal(group), masked: z.string(), revealable: z.boolean() });

/** A field that is masked. */
export interface Sensitive<G extends SensitiveGroup = SensitiveGroup> {
  group: G;
  masked: string;
  revealable: boolean;
}

/** What stands for the signs of a mask. */
export const maskSign = '•';

/** A value that a person entered; a mask that came back by mistake is not one. */
export const unmasked = <T extends z.ZodType<string>>(value: T) =>
  value.refine((text) => !text.includes(maskSign), { params: { code: 'MASKED' } });

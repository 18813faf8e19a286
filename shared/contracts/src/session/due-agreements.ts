import { z } from '@console/contracts/zod';
import { operation } from '../operation';
import { agreementText } from '../public/agreement';
import { i18nText, id, instant, requiredText } from '../text';

/** A version that the user must accept, with the version of the same type that the user accepted previously. */
export const dueAgreement = agreementText.extend({
  before: z.strictObject({ versionNo: z.int(), acceptedAt: instant, title: i18nText, body: i18nText }).nullable(),
});
export type DueAgreement = z.infer<typeof dueAgreement>;

/**
 * Returns the agreements that the user must accept before the session permits other operations. If there are none,
 * lifts the restriction of the session. Changes no data except the caller's session.
 */
export const queryDueAgreements = operation({
  path: '/session/agreements',
  permission: 'signed-in',
  input: z.strictObject({}),
  output: z.strictObject({ list: z.array(dueAgreement) }),
  needsFactor: false,
  needsAgreement: false,
  audit: false,
});

/**
 * Accepts a due agreement, in the language of the call. Refused with `codes.invalid` at `signature` if it is not the
 * user's nickname, and with `codes.notFound` if the agreement is not due.
 */
export const acceptAgreement = operation({
  path: '/session/acceptAgreement',
  permission: 'signed-in',
  input: z.strictObject({ id: id('agreement'), signature: requiredText(200) }),
  /** The agreements that are still due. */
  output: z.strictObject({ list: z.array(dueAgreement) }),
  needsFactor: false,
  needsAgreement: false,
  idempotent: true,
});

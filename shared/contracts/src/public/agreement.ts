import { z } from '@console/contracts/zod';
import { operation } from '../operation';
import { bizdate, i18nText, id } from '../text';

/** Types of agreements. SERVICE is signed in the onboarding flow; the other two have public pages. */
export const agreementTypes = ['SERVICE', 'MASTER_SERVICE', 'PRIVACY'] as const;
export type AgreementType = (typeof agreementTypes)[number];

/** A published version as shown to readers. The bodies are formatted text. */
export const agreementText = z.strictObject({
  id: id('agreement'),
  type: z.enum(agreementTypes),
  versionNo: z.int(),
  effectiveFrom: bizdate,
  title: i18nText,
  body: i18nText,
});
export type AgreementText = z.infer<typeof agreementText>;

/**
 * Returns the version in effect for a site: the version of the site's company, or of the default company; null if
 * neither has one.
 */
export const queryAgreement = operation({
  path: '/public/agreement',
  permission: 'public',
  input: z.strictObject({ website: z.url().max(200), type: z.enum(agreementTypes) }),
  output: z.strictObject({ agreement: agreementText.nullable() }),
  reads: true,
  resetsIdle: false,
});

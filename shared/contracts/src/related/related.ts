import { z } from '@console/contracts/zod';
import { operation } from '../operation';
import { i18nText, requiredText } from '../text';

/** Kinds of records with links to related records. */
export const relatedTypes = ['card', 'account', 'merchant', 'cardholder', 'card-bin'] as const;

/** Returns the records related to one record. */
export const queryRelated = operation({
  path: '/related',
  permission: 'signed-in',
  input: z.strictObject({ type: z.enum(relatedTypes), id: requiredText(40) }),
  output: z.strictObject({
    list: z.array(
      z.strictObject({
        type: z.enum(relatedTypes),
        id: z.string(),
        label: i18nText,
        /** Address below `/main/`; empty if the record has no page. */
        page: z.string(),
      }),
    ),
  }),
  reads: true,
});

/** Clears the server's cache for this user and returns the current versions; the client fetches outdated data again. */
export const refreshCache = operation({
  path: '/cache/refresh',
  permission: 'signed-in',
  input: z.strictObject({}),
  output: z.strictObject({ menuVersion: z.string(), dictVersion: z.int() }),
  audit: false,
});

import { z } from '@console/contracts/zod';
import { operation } from '../operation';
import { i18nText, requiredText } from '../text';

/** Kinds of record that know what they are linked to, and that something is linked to. */
export const relatedTypes = ['card', 'account', 'merchant', 'cardholder', 'card-bin'] as const;

/** Records linked to one: what a person wants to open next. */
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
        /** Address below `/main/`, where a page shows it; empty otherwise. */
        page: z.string(),
      }),
    ),
  }),
  reads: true,
});

/**
 * The server forgets what it keeps for this user and says what is current now; a client that holds something
 * older fetches it again.
 */
export const refreshCache = operation({
  path: '/cache/refresh',
  permission: 'signed-in',
  input: z.strictObject({}),
  output: z.strictObject({ menuVersion: z.string(), dictVersion: z.int() }),
  audit: false,
});

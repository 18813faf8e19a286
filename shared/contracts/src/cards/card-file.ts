import { z } from '@console/contracts/zod';
import { operation } from '../operation';
import { id, text } from '../text';

/** Columns of a card file, in the order of the template. */
export const cardFileColumns = ['cardholder', 'birthday', 'alias', 'limit', 'deposit'] as const;
export type CardFileColumn = (typeof cardFileColumns)[number];

/**
 * CSV file with one card per line, read by `card-file.rules.ts`. The maximum is larger than a valid file of 500 lines.
 */
export const cardFile = z.strictObject({ name: text(200), text: z.string().min(1).max(200_000) });
export type CardFile = z.infer<typeof cardFile>;

/** Issue of a line; without a column it concerns the whole line. */
export const cardFileIssue = z.strictObject({
  line: z.int(),
  column: z.enum(cardFileColumns).nullable(),
  code: z.string(),
  params: z.record(z.string(), z.string()),
});
export type CardFileIssue = z.infer<typeof cardFileIssue>;

/** Before an order, checks that the holders in a file exist and can get new cards of the BIN. */
export const inspectCardFile = operation({
  path: '/cardBatch/inspectFile',
  permission: 'cards.card.create',
  input: z.strictObject({ binId: id('bin'), merchantId: id('mer'), file: cardFile }),
  output: z.strictObject({ issues: z.array(cardFileIssue) }),
  reads: true,
});

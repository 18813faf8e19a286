import { z } from '@console/contracts/zod';
import { operation } from '../operation';
import { id, text } from '../text';

/** What a file says of each card, in the order of its template. */
export const cardFileColumns = ['cardholder', 'birthday', 'alias', 'limit', 'deposit'] as const;
export type CardFileColumn = (typeof cardFileColumns)[number];

/** A file with one card a line; `card-file.rules.ts` reads its text, which is longer than any right one of 500 lines. */
export const cardFile = z.strictObject({ name: text(200), text: z.string().min(1).max(200_000) });
export type CardFile = z.infer<typeof cardFile>;

/** What is wrong with one line of it. No column: the line as a whole. */
export const cardFileIssue = z.strictObject({
  line: z.int(),
  column: z.enum(cardFileColumns).nullable(),
  code: z.string(),
  params: z.record(z.string(), z.string()),
});
export type CardFileIssue = z.infer<typeof cardFileIssue>;

/** Whether the holders that a file names are there and may hold new cards of the BIN; asked before anything is ordered. */
export const inspectCardFile = operation({
  path: '/cardBatch/inspectFile',
  permission: 'cards.card.create',
  input: z.strictObject({ binId: id('bin'), merchantId: id('mer'), file: cardFile }),
  output: z.strictObject({ issues: z.array(cardFileIssue) }),
  reads: true,
});

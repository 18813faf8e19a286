import { codes, type InputOf, type OutputOf } from '@console/contracts';
import {
  type CardBatchDraft,
  cardsOfFile,
  checkCardFile,
  fileIssue,
  type inspectCardFile,
  readCardFile,
} from '@console/contracts/cards';
import type { Context } from '../../../platform/context';
import { findMerchantOption } from '../../merchants/merchants/merchant-choice.query';
import { Refusal } from '../../../platform/refusal';
import { findIssuingBin } from '../card-bins/card-bin.query';
import { requireFound } from '../cards/issue-card.actions';
import type { WantedCard } from './begin-batch.actions';
import { findFileHolders } from './file-holders.query';

/** Cards of a file; refused with all issues of its lines. */
export async function planFile(draft: CardBatchDraft, context: Context): Promise<WantedCard[]> {
  const { bin } = requireFound(await findIssuingBin(context, draft.binId));
  requireFound(await findMerchantOption(context, draft.merchantId));
  const wrong = checkCardFile(draft, bin);
  if (wrong.length > 0) throw new Refusal(codes.invalid, { fieldIssues: wrong });
  const { lines } = readCardFile(draft.file?.text ?? '');
  const { holders, issues } = await findFileHolders(context, lines, { ...draft, holds: true });
  if (issues.length > 0) throw new Refusal(codes.invalid, { fieldIssues: [fileIssue(issues)] });
  return cardsOfFile(draft, lines).map(({ alias, deposit, limit }, index) => ({
    alias,
    deposit,
    limit,
    cardholderId: holders[index] ?? null,
  }));
}

/** Issues of the cardholders in a file, before it is submitted. The browser checks the cells itself. */
export async function inspectFile(
  { binId, merchantId, file }: InputOf<typeof inspectCardFile>,
  context: Context,
): Promise<OutputOf<typeof inspectCardFile>> {
  requireFound(await findIssuingBin(context, binId));
  requireFound(await findMerchantOption(context, merchantId));
  const { lines } = readCardFile(file.text);
  const { issues } = await findFileHolders(context, lines, { binId, merchantId, holds: false });
  return { issues };
}

import { codes, type InputOf, moneyOf, type OutputOf, toMinor } from '@console/contracts';
import type { precheckShareGroup } from '@console/contracts/cards';
import { findFundingAccount } from '../../accounts/accounts/account.query';
import type { Context } from '../../../platform/context';
import { Refusal, requireRecord } from '../../../platform/refusal';
import { findIssuingBin } from '../card-bins/card-bin.query';
import { findGroupIssueFee } from './group-fee.query';

/** Price of a draft; refused as not found if account or BIN are outside the data scope. */
export async function priceGroup(
  { binId, accountId, deposit, count = 0 }: InputOf<typeof precheckShareGroup>,
  context: Context,
): Promise<OutputOf<typeof precheckShareGroup>> {
  const { bin } = requireRecord(await findIssuingBin(context, binId));
  const { available } = requireRecord(await findFundingAccount(context, accountId));
  const { currency } = bin;
  const minor = deposit.currency === currency ? toMinor(deposit.amount, currency) : null;
  if (minor === null)
    throw new Refusal(codes.invalid, { fieldIssues: [{ field: 'deposit', code: 'AMOUNT', params: { currency } }] });
  const fee = await findGroupIssueFee(context.db, bin.id);
  const cardFees = (toMinor(bin.issueFee.amount, currency) ?? 0n) * BigInt(count);
  return {
    fee: moneyOf(fee, currency),
    cardFees: moneyOf(cardFees, currency),
    total: moneyOf(minor + fee + cardFees, currency),
    available: moneyOf(available, currency),
  };
}

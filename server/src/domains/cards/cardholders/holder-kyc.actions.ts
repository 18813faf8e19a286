import { codes, type InputOf } from '@console/contracts';
import { type CardholderDetail, type changeCardholderKyc, checkKyc } from '@console/contracts/cards';
import type { Context } from '../../../platform/context';
import { Refusal } from '../../../platform/refusal';
import { companyDay } from '../../../platform/clock/company-day.rules';
import { refuseKyc } from './holder.rules';
import { readHolder } from './holder-detail.query';
import { toCardholderDetail } from './holder-row.query';
import { transitionKyc } from './cardholder.store';
import { assertHolderVersion } from './cardholder.actions';

/** Changes the KYC status under the lock that issuing shares, so that no card is issued to a rejected cardholder. */
export async function changeKyc(
  { id, version, to, reason = '', validTo }: InputOf<typeof changeCardholderKyc>,
  context: Context,
): Promise<CardholderDetail> {
  const before = await readHolder(context, id, { holds: true });
  await assertHolderVersion(before, version, context);
  refuseKyc(before.kyc_status, to);
  const fieldIssues = checkKyc({ to, reason, validTo }, companyDay(context));
  if (fieldIssues.length > 0) throw new Refusal(codes.invalid, { fieldIssues });
  await transitionKyc(context, {
    id,
    from: before.kyc_status,
    to,
    ...(to === 'REJECTED' && { refusal: reason }),
    ...(to === 'PASSED' && { validTo: validTo ?? null }),
    reason,
  });
  return toCardholderDetail(await readHolder(context, id), context.actor);
}

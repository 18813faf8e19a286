import { codes, type InputOf } from '@console/contracts';
import type { closeMerchant, MerchantDetail, MerchantStatus, resumeMerchant } from '@console/contracts/merchants';
import type { Context } from '../../../platform/context';
import { assertVersion } from '../../../platform/expected-version';
import { Refusal } from '../../../platform/refusal';
import { findCloseObstacles } from './merchant-close.query';
import { refuseTransition } from './merchant.rules';
import { toMerchantDetail } from './merchant-row.query';
import { findMerchant, readMerchantDetail } from './merchant.query';
import { transitionMerchant } from './merchant.store';
import { releaseLicences } from './release-licences.actions';

type Input = InputOf<typeof resumeMerchant>;

export const suspend = (input: Input, context: Context): Promise<MerchantDetail> =>
  changeStatus(input, 'SUSPENDED', context);

export const resume = (input: Input, context: Context): Promise<MerchantDetail> =>
  changeStatus(input, 'ACTIVE', context);

/** Closes a merchant without cards, groups, wallets, balances or reviews. Discards proposed changes. */
export async function close(input: InputOf<typeof closeMerchant>, context: Context): Promise<MerchantDetail> {
  return changeStatus(input, 'CLOSED', context);
}

async function changeStatus(
  { id, version, note }: Input,
  to: MerchantStatus,
  context: Context,
): Promise<MerchantDetail> {
  const row = await findMerchant(context, id, { isLocked: true });
  await assertVersion(row, version, () => ({ current: toMerchantDetail(row, context.actor) }));
  const { status: from, name } = row;
  // Only the review itself can make a merchant active.
  if (from === 'PENDING_REVIEW') throw new Refusal(codes.transition, { data: { from, to, allowed: [] } });
  refuseTransition(from, to);
  if (to === 'CLOSED') await refuseFull(context, row.id, from);
  const changed = to === 'CLOSED' ? { proposed: null } : {};
  await transitionMerchant(context, { id, from, to, name: name.en_US, changed, reason: note });
  if (to === 'CLOSED') await releaseLicences(context, row, { ...row, proposed: null });
  return readMerchantDetail(context, id);
}

async function refuseFull(context: Context, id: string, from: MerchantStatus): Promise<void> {
  const obstacles = await findCloseObstacles(context, id);
  if (obstacles.length === 0) return;
  throw new Refusal(codes.transition, { data: { from, to: 'CLOSED', allowed: [], reason: 'NOT_EMPTY', obstacles } });
}

import { codes, type InputOf } from '@console/contracts';
import type { closeCompany, CompanyDetail, CompanyStatus, resumeCompany } from '@console/contracts/company';
import type { Context } from '../../../platform/context';
import { assertVersion } from '../../../platform/expected-version';
import { refuseOthers } from '../../../platform/reach/platform.query';
import { Refusal } from '../../../platform/refusal';
import { findCloseObstacles } from './company-close.query';
import { releaseRemoved } from './company-images.actions';
import { refuseTransition } from './company.rules';
import { factsOf, type StoredCompany, toCompanyDetail } from './company-row.query';
import { findCompany, readCompanyDetail } from './company.query';
import { endAccess, transitionCompany } from './company.store';

type Input = InputOf<typeof resumeCompany>;

export const suspend = (input: Input, context: Context): Promise<CompanyDetail> =>
  changeStatus(input, 'SUSPENDED', context);

export const resume = (input: Input, context: Context): Promise<CompanyDetail> =>
  changeStatus(input, 'ACTIVE', context);

/**
 * Closes a company without open merchants, balances, open invoices and open reviews. Discards proposed changes, revokes
 * its API keys and ends the sessions of its users.
 */
export const close = (input: InputOf<typeof closeCompany>, context: Context): Promise<CompanyDetail> =>
  changeStatus(input, 'CLOSED', context);

/**
 * Takes the row lock exclusively; operations that create cards, top-ups, users or invitations share it. A concurrent
 * operation either ends before the change or reads the new status.
 */
async function changeStatus({ id, version, note }: Input, to: CompanyStatus, context: Context): Promise<CompanyDetail> {
  await refuseOthers(context);
  const row = await findCompany(context, id, { isLocked: true });
  await assertVersion(row, version, () => ({ current: toCompanyDetail(row, context.actor) }));
  refuseTransition(factsOf(row), to);
  if (to === 'CLOSED') await refuseFull(context, row);
  const { status: from, name } = row;
  const changed = {
    status_reason: to === 'ACTIVE' ? null : (note ?? null),
    ...(to === 'CLOSED' && { proposed: null }),
  };
  await transitionCompany(context, { id, from, to, name: name.en_US, changed, reason: note });
  if (to === 'CLOSED') {
    await endAccess(context, id);
    await releaseRemoved(context, row, { ...row, proposed: null });
  }
  return readCompanyDetail(context, id);
}

async function refuseFull(context: Context, { id, status: from }: StoredCompany): Promise<void> {
  const obstacles = await findCloseObstacles(context, id);
  if (obstacles.length === 0) return;
  throw new Refusal(codes.transition, { data: { from, to: 'CLOSED', allowed: [], reason: 'NOT_EMPTY', obstacles } });
}

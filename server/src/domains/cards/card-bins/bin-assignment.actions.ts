import { codes, type FieldIssue, type InputOf, type OutputOf } from '@console/contracts';
import type { assignCardBin, BinAssignment, listBinAssignments } from '@console/contracts/cards';
import type { Context } from '../../../platform/context';
import { Refusal } from '../../../platform/refusal';
import { companyDay } from '../../../platform/clock/company-day.rules';
import { findAssignments, findReceivers, hasFee, storeAssignment } from './bin-assignment.store';
import { readBinRecord } from './bin-record.query';
import { refuseOthers } from '../../../platform/reach/platform.query';
import { labelOf } from './card-bin.actions';

export async function assignmentsOf(id: string, context: Context): Promise<OutputOf<typeof listBinAssignments>> {
  await refuseOthers(context);
  const { bin, productName } = await readBinRecord(context, id);
  return {
    bin: { bin, productName },
    list: await findAssignments(context, id),
    companies: await findReceivers(context, id),
  };
}

/** Assigns a BIN to a company or a merchant, or changes the assignment. A disabled one permits no new cards. */
export async function assignBin(input: InputOf<typeof assignCardBin>, context: Context): Promise<BinAssignment> {
  await refuseOthers(context);
  const record = await readBinRecord(context, input.binId);
  const before = (await findAssignments(context, record.id)).find((one) => isAbout(one, input));
  const fieldIssues = await issuesOf(input, context);
  if (fieldIssues.length > 0) throw new Refusal(codes.invalid, { fieldIssues });
  const id = await storeAssignment(context, input);
  if (id === null) throw new Refusal(codes.versionConflict, { data: { current: before } });
  const after = (await findAssignments(context, record.id)).find((one) => one.id === id);
  if (!after) throw new Error('The stored assignment was not found.');
  await context.audit({ ...labelOf(record), ...(before && { before }), after });
  return after;
}

const isAbout = ({ company, merchant }: BinAssignment, { companyId, merchantId }: InputOf<typeof assignCardBin>) =>
  company.id === companyId && (merchant?.id ?? undefined) === merchantId;

async function issuesOf(
  { binId, companyId, merchantId, enabled, from, to }: InputOf<typeof assignCardBin>,
  context: Context,
): Promise<FieldIssue[]> {
  const issue = (field: string, code: string): FieldIssue[] => [{ field, code, params: {} }];
  const company = (await findReceivers(context, binId)).find(({ id }) => id === companyId);
  if (!company) return issue('companyId', 'BIN_NOT_VISIBLE');
  if (merchantId && !company.merchants.some(({ id }) => id === merchantId)) return issue('merchantId', 'REQUIRED');
  const about = { binId, companyId, merchantId: merchantId ?? null, today: companyDay(context) };
  return [
    ...(from && to && to < from ? issue('to', 'DAY_ORDER') : []),
    ...(enabled && !(await hasFee(context, about)) ? issue('enabled', 'BIN_NEEDS_FEE') : []),
  ];
}

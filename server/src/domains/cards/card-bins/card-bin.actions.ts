import { codes, type FieldIssue, type InputOf } from '@console/contracts';
import {
  type CardBin,
  type CardBinDraft,
  type changeCardBinStatus,
  checkBin,
  type saveCardBin,
} from '@console/contracts/cards';
import { countries } from '../../../platform/common/common-lists';
import type { Context } from '../../../platform/context';
import { assertVersion } from '../../../platform/expected-version';
import { Refusal } from '../../../platform/refusal';
import { companyDay } from '../../../platform/clock/company-day.rules';
import { missingForIssuing } from './bin-assignment.store';
import { fixedFields, refuseBinStatus } from './bin.rules';
import { readBinDraft, readBinRecord } from './bin-record.query';
import { channelExists, hasBin, insertBin, transitionBin, updateBin } from './card-bin.store';
import { refuseOthers } from '../../../platform/reach/platform.query';

const issue = (field: string, code: string): FieldIssue => ({ field, code, params: {} });
const invalid = (fieldIssues: FieldIssue[]) => new Refusal(codes.invalid, { fieldIssues });
const exists = () => new Refusal(codes.binExists, { fieldIssues: [issue('bin', 'BIN_EXISTS')] });

export async function createBin(draft: CardBinDraft, context: Context): Promise<CardBin> {
  await refuseOthers(context);
  await refuseWrong(draft, context);
  const id = await insertBin(context, draft);
  if (id === null) throw exists();
  const record = await readBinRecord(context, id);
  await context.audit({ ...labelOf(record), after: draft });
  return record;
}

export async function saveBin(
  { id, version, ...draft }: InputOf<typeof saveCardBin>,
  context: Context,
): Promise<CardBin> {
  await refuseOthers(context);
  const before = await readBinDraft(context, id, { holds: true });
  await assertVersion(before, version, () => readCurrent(context, id));
  const fixed = fixedFields({ ...before.draft, status: before.status }, draft).map((field) =>
    issue(field, 'BIN_FIXED'),
  );
  if (fixed.length > 0) throw invalid(fixed);
  await refuseWrong(draft, context);
  if (await hasBin(context, draft, id)) throw exists();
  await updateBin(context, id, draft);
  const record = await readBinRecord(context, id);
  await context.audit({ ...labelOf(record), before: before.draft, after: draft });
  return record;
}

/** Changes the status. To leave the draft stage a BIN needs an assignment with fees. */
export async function changeBinStatus(
  { id, version, to, note }: InputOf<typeof changeCardBinStatus>,
  context: Context,
): Promise<CardBin> {
  await refuseOthers(context);
  const before = await readBinDraft(context, id, { holds: true });
  await assertVersion(before, version, () => readCurrent(context, id));
  refuseBinStatus(before.status, to);
  const missing = before.status === 'DRAFT' ? await missingForIssuing(context, id, companyDay(context)) : null;
  if (missing !== null) throw invalid([issue('to', missing)]);
  await transitionBin(context, { id, from: before.status, to, reason: note });
  return readBinRecord(context, id);
}

async function readCurrent(context: Context, id: string): Promise<{ current: CardBin; updatedAt: string }> {
  const current = await readBinRecord(context, id);
  return { current, updatedAt: current.updatedAt };
}

async function refuseWrong(draft: CardBinDraft, context: Context): Promise<void> {
  const isCountry = (code: string) => countries.some((one) => one.code === code);
  const issues = [
    ...checkBin(draft),
    ...(isCountry(draft.issuingCountry) ? [] : [issue('issuingCountry', 'COUNTRY')]),
    ...(draft.holderCountries.every(isCountry) ? [] : [issue('holderCountries', 'COUNTRY')]),
    ...((await channelExists(context, draft.channelId)) ? [] : [issue('channelId', 'REQUIRED')]),
  ];
  if (issues.length > 0) throw invalid(issues);
}

export const labelOf = ({ id, bin }: Pick<CardBin, 'id' | 'bin'>) => ({
  objectType: 'cardBin' as const,
  objectId: id,
  objectLabel: bin,
});

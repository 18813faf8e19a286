import { codes, type FieldIssue, type InputOf } from '@console/contracts';
import {
  type CardholderDetail,
  type CardholderDraft,
  checkHolder,
  type createCardholder,
  type HolderGroup,
  type HolderValues,
  type saveCardholder,
} from '@console/contracts/cards';
import { countries } from '../../../platform/common/common-lists';
import { statesOf } from '../../../platform/common/state.data';
import { nameFor } from '../../../platform/audience/audience.rules';
import type { Context } from '../../../platform/context';
import { findMerchantOption } from '../../merchants/merchants/merchant-choice.query';
import { refuseHidden } from '../../../platform/http/masking';
import { assertVersion } from '../../../platform/expected-version';
import { Refusal } from '../../../platform/refusal';
import { companyDay } from '../../../platform/clock/company-day.rules';
import { readHolder } from './holder-detail.query';
import { findAgeMin } from './holder-facts.query';
import { type StoredHolder, toCardholderDetail } from './holder-row.query';
import { clearDefault, insertHolder, lockDefaults, setDefault, updateHolder } from './cardholder.store';

export async function createHolder(
  draft: InputOf<typeof createCardholder>,
  context: Context,
): Promise<CardholderDetail> {
  if (!(await findMerchantOption(context, draft.merchantId))) throw new Refusal(codes.notFound);
  await refuseWrong(draft, context, { isNew: true });
  const id = await insertHolder(context, draft);
  await storeDefault(context, { id, merchantId: draft.merchantId, isDefault: draft.isDefault });
  const after = await readHolder(context, id);
  await context.audit({ ...labelOf(after), after: linesOf(after) });
  return toCardholderDetail(after, context.actor);
}

export async function saveHolder(
  { id, version, ...draft }: InputOf<typeof saveCardholder>,
  context: Context,
): Promise<CardholderDetail> {
  const { actor } = context;
  refuseHidden(actor, groupsIn(draft));
  const { merchant_id: merchantId } = await readHolder(context, id);
  if (draft.isDefault) await lockDefaults(context, merchantId);
  const before = await readHolder(context, id, { holds: true });
  await assertHolderVersion(before, version, context);
  await refuseWrong({ ...storedValues(before), ...given(draft) }, context, { isNew: false });
  if (draft.isDefault && before.status === 'DISABLED')
    throw invalid([{ field: 'isDefault', code: 'HOLDER_DISABLED', params: {} }]);
  await updateHolder(context, id, draft);
  await storeDefault(context, { id, merchantId, isDefault: draft.isDefault });
  const after = await readHolder(context, id);
  await context.audit({ ...labelOf(after), before: linesOf(before), after: linesOf(after, before) });
  return toCardholderDetail(after, actor);
}

/** Refuses a stale version with the current record. */
export const assertHolderVersion = (
  holder: StoredHolder,
  version: number,
  { actor }: Pick<Context, 'actor'>,
): Promise<void> =>
  assertVersion(holder, version, () => {
    const current = toCardholderDetail(holder, actor);
    return { current, updatedBy: nameFor(actor, holder.updated_by), updatedAt: current.updatedAt };
  });

async function storeDefault(
  context: Context,
  { id, merchantId, isDefault }: { id: string; merchantId: string; isDefault: boolean },
): Promise<void> {
  if (isDefault) {
    await lockDefaults(context, merchantId);
    await clearDefault(context, merchantId, id);
  }
  await setDefault(context, id, isDefault);
}

const maskedFields: Record<HolderGroup, (keyof CardholderDraft)[]> = {
  HOLDER_CONTACT: ['email', 'areaCode', 'phone'],
  HOLDER_IDENTITY: ['birthday'],
  HOLDER_ADDRESS: ['address', 'postalCode'],
};

/** Sensitive groups whose fields a change contains. */
const groupsIn = (draft: CardholderDraft): HolderGroup[] =>
  (['HOLDER_CONTACT', 'HOLDER_IDENTITY', 'HOLDER_ADDRESS'] as const).filter((group) =>
    maskedFields[group].some((name) => draft[name] !== undefined),
  );

const given = (draft: CardholderDraft): HolderValues =>
  Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined));

/** Stored values of fields that the change may omit, because they were masked. */
const storedValues = (row: StoredHolder): HolderValues => ({
  areaCode: row.area_code || undefined,
  phone: row.phone || undefined,
  postalCode: row.postal_code || undefined,
});

const invalid = (fieldIssues: FieldIssue[]) => new Refusal(codes.invalid, { fieldIssues });

async function refuseWrong(values: HolderValues, context: Context, { isNew }: { isNew: boolean }): Promise<void> {
  const country = values.country ?? '';
  const isKnown = countries.some(({ code }) => code === country);
  const issues = [
    ...(isKnown ? [] : [{ field: 'country', code: 'COUNTRY', params: {} }]),
    ...checkHolder(values, {
      today: companyDay(context),
      ageMin: await findAgeMin(context.db),
      states: statesOf(country).map(({ code }) => code),
      isNew,
    }),
  ];
  if (issues.length > 0) throw invalid(issues);
}

export const labelOf = ({ id, name }: StoredHolder) => ({
  objectType: 'cardholder' as const,
  objectId: id,
  objectLabel: name,
});

/**
 * Audit log values. Masked fields have only a note that they changed, because readers of the log may not be permitted
 * to see their values.
 */
const linesOf = (holder: StoredHolder, before = holder) => ({
  name: holder.name,
  country: holder.country,
  state: holder.state,
  city: holder.city,
  isDefault: holder.is_default,
  sharesToWalletUser: holder.shares_to_wallet_user,
  remark: holder.remark,
  isEmailChanged: holder.email !== before.email,
  isPhoneChanged: holder.area_code !== before.area_code || holder.phone !== before.phone,
  isBirthdayChanged: holder.birthday !== before.birthday,
  isAddressChanged: holder.address !== before.address,
  isPostalCodeChanged: holder.postal_code !== before.postal_code,
});

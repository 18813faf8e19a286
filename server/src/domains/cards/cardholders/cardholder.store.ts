import type { CardholderDraft, HolderStatus, KycStatus } from '@console/contracts/cards';
import { wholeName } from '@console/contracts';
import type { Context, Ctx } from '../../../platform/context';
import { pick } from '../../../platform/db/column';
import { newId } from '../../../platform/db/ids';
import { sql, type SQL } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';
import {
  transitionRecord,
  type AuditedRecord,
  type RecordTransition,
} from '../../../platform/transitions/record-transitions';
import { holderTransitions, kycTransitions } from './cardholder.transitions';

type Writer = Pick<Context, 'db' | 'actor' | 'now'>;

/** Serializes changes of a merchant's default cardholder. */
export const lockDefaults = ({ db }: Writer, merchantId: string): Promise<unknown> =>
  db.execute(sql`select from merchant where id = ${merchantId} for no key update`);

/** Clears the previous default: each merchant has at most one. */
export const clearDefault = ({ db, actor, now }: Writer, merchantId: string, exceptId: string): Promise<unknown> =>
  db.execute(sql`
    update cardholder set is_default = false, version = version + 1, updated_at = ${now}, updated_by = ${actor.userId}
    where merchant_id = ${merchantId} and is_default and id <> ${exceptId}`);

export async function insertHolder(
  { db, actor, now }: Writer,
  draft: CardholderDraft & { merchantId: string },
): Promise<string> {
  const id = newId('holder');
  await db.execute(sql`
    insert into cardholder (id, company_id, merchant_id, first_name, middle_name, last_name, name, email, area_code, phone,
      birthday, country, state, city, address, postal_code, is_default, shares_to_wallet_user, remark, kyc_status, status,
      created_at, created_by, updated_at, updated_by)
    values (${id}, ${actor.companyId}, ${draft.merchantId}, ${draft.firstName}, ${draft.middleName}, ${draft.lastName},
      ${wholeName(draft)}, ${draft.email ?? ''}, ${draft.areaCode ?? ''}, ${digitsOf(draft.phone)}, ${draft.birthday ?? null}::date,
      ${draft.country}, ${draft.state}, ${draft.city}, ${draft.address ?? ''}, ${draft.postalCode ?? ''}, false,
      ${draft.sharesToWalletUser}, ${draft.remark}, 'NOT_REQUIRED', 'ACTIVE', ${now}, ${actor.userId}, ${now},
      ${actor.userId})`);
  return id;
}

/** Updates only the submitted fields: an omitted field was masked for the user. */
export const updateHolder = ({ db, actor, now }: Writer, id: string, draft: CardholderDraft): Promise<unknown> =>
  db.execute(sql`
    update cardholder set first_name = ${draft.firstName}, middle_name = ${draft.middleName},
      last_name = ${draft.lastName}, name = ${wholeName(draft)},
      email = coalesce(${draft.email ?? null}::text, email),
      area_code = coalesce(${draft.areaCode ?? null}::text, area_code),
      phone = coalesce(${digitsOf(draft.phone)}::text, phone),
      birthday = coalesce(${draft.birthday ?? null}::date, birthday),
      country = ${draft.country}, state = ${draft.state}, city = ${draft.city},
      address = coalesce(${draft.address ?? null}::text, address),
      postal_code = coalesce(${draft.postalCode ?? null}::text, postal_code),
      shares_to_wallet_user = ${draft.sharesToWalletUser}, remark = ${draft.remark},
      version = version + 1, updated_at = ${now}, updated_by = ${actor.userId}
    where id = ${id}`);

export const setDefault = ({ db }: Writer, id: string, isDefault: boolean): Promise<unknown> =>
  db.execute(sql`update cardholder set is_default = ${isDefault} where id = ${id} and is_default <> ${isDefault}`);

const holderRecord: AuditedRecord<HolderStatus, RecordTransition<HolderStatus>> = {
  objectType: 'cardholder',
  field: 'status',
  transitions: holderTransitions,
  store: (ctx, { id, to }) => store(ctx, id, sql`status = ${to}, is_default = is_default and ${to} = 'ACTIVE'`),
};

interface HolderTransition extends RecordTransition<HolderStatus> {
  /** A disabled cardholder cannot be the merchant's default. */
  isDefault: boolean;
}

/** Changes the status of a cardholder; no other function may. The caller has locked the row. */
export const transitionHolder = (ctx: Ctx, { isDefault, ...transition }: HolderTransition): Promise<void> =>
  transitionRecord(holderRecord, ctx, {
    ...transition,
    audit: { before: { isDefault }, after: { isDefault: isDefault && transition.to === 'ACTIVE' } },
  });

interface KycTransition extends RecordTransition<KycStatus> {
  /** Last day on which a passed KYC is valid. */
  validTo?: string | null;
  /** Reason of a rejection. */
  refusal?: string;
}

const kycRecord: AuditedRecord<KycStatus, KycTransition> = {
  objectType: 'cardholder',
  field: 'kycStatus',
  transitions: kycTransitions,
  // Last day and reason belong to one status and are cleared by the next transition.
  store: (ctx, { id, to, validTo = null, refusal = '' }) =>
    store(
      ctx,
      id,
      sql`kyc_status = ${to}, kyc_reason = ${refusal}, kyc_valid_to = ${validTo}::date, kyc_by = ${ctx.by.id}`,
    ),
};

/** Changes the KYC status of a cardholder; no other function may. The caller has locked the row. */
export const transitionKyc = (ctx: Ctx, transition: KycTransition): Promise<void> =>
  transitionRecord(kycRecord, ctx, {
    ...transition,
    audit: { after: transition.validTo ? { kycValidTo: transition.validTo } : {} },
  });

/** Updates a cardholder and increments its version; returns the name for the audit log. */
async function store({ db, by, now }: Ctx, id: string, fields: SQL): Promise<string> {
  const { rows } = await db.execute(
    sql`
      update cardholder set ${fields}, version = version + 1, updated_at = ${now}, updated_by = ${by.id}
      where id = ${id} returning name`,
    pick(tables.cardholder, 'name'),
  );
  return rows[0]?.name ?? '';
}

export const markRemoved = ({ db, actor, now }: Writer, id: string): Promise<unknown> =>
  db.execute(sql`
    update cardholder set deleted_at = ${now}, is_default = false, version = version + 1, updated_at = ${now},
      updated_by = ${actor.userId}
    where id = ${id}`);

const digitsOf = (phone: string | undefined) => phone?.replace(/\D/g, '') ?? null;

import type { I18nText } from '@console/contracts';
import type { MerchantStatus } from '@console/contracts/merchants';
import type { Ctx } from '../../../platform/context';
import { pick } from '../../../platform/db/column';
import { newId } from '../../../platform/db/ids';
import { insertRows, type NewRow } from '../../../platform/db/insert-rows';
import { newRecord } from '../../../platform/db/new-record';
import { sql } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';
import { updateRow } from '../../../platform/db/update-row';
import { raiseEvent } from '../../../platform/webhooks/raise-event';
import {
  transitionRecord,
  type AuditedRecord,
  type RecordTransition,
} from '../../../platform/transitions/record-transitions';
import { newMerchantNo, newReferralCode } from './merchant-number.store';
import { merchantTransitions } from './merchant.transitions';

type Changed = Partial<
  Omit<
    NewRow<'merchant'>,
    'id' | 'company_id' | 'version' | 'status' | 'created_at' | 'created_by' | 'updated_at' | 'updated_by'
  >
>;

/** Maximum number of attempts to find an unused number and code. Repeated collisions are practically impossible. */
const drawsMax = 5;

/** Inserts a merchant with a unique number and referral code. The caller has checked its registration number. */
export async function insertMerchant(
  ctx: Ctx,
  values: Changed & { name: I18nText; status: 'DRAFT' | 'ACTIVE' },
): Promise<{ id: string; merchantNo: string }> {
  const id = newId('mer');
  for (let draw = 0; draw < drawsMax; draw += 1) {
    const drawn = { merchant_no: newMerchantNo(), referral_code: newReferralCode() };
    const [inserted] = await insertRows(ctx.db, 'merchant', [{ id, ...newRecord(ctx), ...values, ...drawn }], {
      suffix: sql`on conflict do nothing returning merchant_no`,
      returning: pick(tables.merchant, 'merchant_no'),
    });
    if (!inserted) continue;
    const data = { merchantId: id, status: values.status };
    await raiseEvent({ ...ctx, actor: ctx }, { type: 'merchant.created', data });
    return { id, merchantNo: inserted.merchant_no };
  }
  throw new Error('No unused merchant number or referral code was found');
}

/** Updates columns of a locked merchant. */
export const updateMerchant = (ctx: Ctx, id: string, changed: Changed): Promise<void> =>
  updateRow(ctx, 'merchant', id, changed);

/** Locks a merchant for a review decision and returns its version; null if it doesn't exist. */
export async function lockMerchantVersion({ db, companyId }: Ctx, id: string): Promise<number | null> {
  const { rows } = await db.execute(
    sql`select version from merchant where id = ${id} and company_id = ${companyId} and deleted_at is null for update`,
    pick(tables.merchant, 'version'),
  );
  return rows[0]?.version ?? null;
}

interface MerchantTransition extends RecordTransition<MerchantStatus> {
  name: string;
  /** Columns that change with the status. */
  changed?: Changed;
}

const merchantRecord: AuditedRecord<MerchantStatus, MerchantTransition> = {
  objectType: 'merchant',
  field: 'status',
  transitions: merchantTransitions,
  store: async (ctx, { id, to, name, changed }) => {
    await updateRow(ctx, 'merchant', id, { ...changed, status: to });
    return name;
  },
  eventOf: ({ id, to }) => ({ merchantId: id, status: to }),
};

/** Changes the status. The caller has locked the merchant. */
export const transitionMerchant = (ctx: Ctx, transition: MerchantTransition): Promise<void> =>
  transitionRecord(merchantRecord, ctx, transition);

import { toMinor } from '@console/contracts';
import type { BinStatus, CardBinDraft } from '@console/contracts/cards';
import type { Context, Ctx } from '../../../platform/context';
import { pick } from '../../../platform/db/column';
import { newId } from '../../../platform/db/ids';
import { storable } from '../../../platform/db/insert-rows';
import { sql } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';
import {
  transitionRecord,
  type AuditedRecord,
  type RecordTransition,
} from '../../../platform/transitions/record-transitions';
import { binTransitions } from './card-bin.transitions';
import { lockCounted } from '../../../platform/db/lock-counted';

type Writer = Pick<Context, 'db' | 'actor' | 'now'>;

const rowOf = (draft: CardBinDraft) => {
  const minor = (amount: string | undefined) => (amount === undefined ? null : toMinor(amount, draft.currency));
  return storable({
    bin: draft.bin,
    channel_id: draft.channelId,
    scheme: draft.scheme,
    currency: draft.currency,
    region: draft.region,
    issuing_country: draft.issuingCountry,
    product_name: { en_US: draft.nameEn, zh_CN: draft.nameZh },
    description: { en_US: draft.descriptionEn, zh_CN: draft.descriptionZh },
    card_type: draft.cardType,
    usage_type: draft.usageType,
    scenarios: draft.scenarios,
    platforms: draft.platforms,
    visible_to: draft.isVisibleToAll ? null : draft.visibleTo,
    min_deposit_minor: minor(draft.minDeposit),
    max_deposit_minor: minor(draft.maxDeposit),
    issue_fee_minor: minor(draft.issueFee),
    min_topup_minor: minor(draft.minTopup),
    max_topup_minor: minor(draft.maxTopup),
    min_retained_minor: minor(draft.minRetained),
    max_balance_minor: minor(draft.maxBalance),
    min_validity_days: draft.minValidityDays,
    max_validity_months: draft.maxValidityMonths,
    default_validity_months: draft.defaultValidityMonths,
    max_cards_per_request: draft.maxCardsPerRequest,
    max_cards_per_holder: draft.maxCardsPerHolder ?? null,
    daily_issue_cap: draft.dailyIssueCap ?? null,
    cardholder_required: draft.cardholderRequired,
    needs_kyc: draft.needsKyc,
    needs_embossing: draft.needsEmbossing,
    holder_countries: draft.holderCountries,
    area_codes: draft.areaCodes,
    features: draft.features,
    blocked_mcc: draft.blockedMcc.split(',').flatMap((code) => code.trim() || []),
    risk_note: draft.riskNote,
  });
};

/** Null if the channel already has this BIN. */
export async function insertBin({ db, actor, now }: Writer, draft: CardBinDraft): Promise<string | null> {
  await lockCounted(db, 'names', 'BIN', draft.channelId);
  const id = newId('bin');
  const at = now.toISOString();
  const stamps = { created_at: at, created_by: actor.userId, updated_at: at, updated_by: actor.userId };
  const row = { id, ...rowOf(draft), status: 'DRAFT', version: 1, ...stamps };
  const names = sql.join(
    Object.keys(row).map((name) => sql.identifier(name)),
    sql`, `,
  );
  const { rowCount } = await db.execute(sql`
    insert into card_bin (${names}) select ${names}
    from json_populate_record(null::card_bin, ${JSON.stringify(row)}::json) on conflict (channel_id, bin) do nothing`);
  return rowCount === 1 ? id : null;
}

export async function updateBin({ db, actor, now }: Writer, id: string, draft: CardBinDraft): Promise<void> {
  const row = rowOf(draft);
  const sets = Object.keys(row).map((name) => sql`${sql.identifier(name)} = it.${sql.identifier(name)}`);
  await db.execute(sql`
    update card_bin b set ${sql.join(sets, sql`, `)}, version = b.version + 1, updated_at = ${now},
      updated_by = ${actor.userId}
    from json_populate_record(null::card_bin, ${JSON.stringify(row)}::json) as it where b.id = ${id}`);
}

/** Locks the BINs of the channel until the end of the transaction, and returns whether another one has the number. */
export async function hasBin(
  { db }: Writer,
  { channelId, bin }: Pick<CardBinDraft, 'channelId' | 'bin'>,
  exceptId: string,
): Promise<boolean> {
  await lockCounted(db, 'names', 'BIN', channelId);
  const { rowCount } = await db.execute(
    sql`select from card_bin where channel_id = ${channelId} and bin = ${bin} and id <> ${exceptId}`,
  );
  return rowCount !== 0;
}

export async function channelExists({ db }: Writer, id: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`select from channel where id = ${id} and deleted_at is null`);
  return rowCount === 1;
}

const binRecord: AuditedRecord<BinStatus, RecordTransition<BinStatus>> = {
  objectType: 'cardBin',
  field: 'status',
  transitions: binTransitions,
  store: async ({ db, by, now }, { id, to }) => {
    const { rows } = await db.execute(
      sql`
        update card_bin set status = ${to}, version = version + 1, updated_at = ${now}, updated_by = ${by.id}
        where id = ${id} returning bin`,
      pick(tables.card_bin, 'bin'),
    );
    return rows[0]?.bin ?? '';
  },
};

/** Changes the status of a BIN; no other function may. The caller has locked it. */
export const transitionBin = (ctx: Ctx, transition: RecordTransition<BinStatus>): Promise<void> =>
  transitionRecord(binRecord, ctx, transition);

/** Adds a company to the companies that can see the BIN, unless all companies can. */
export async function showBinTo(
  { db, by, now }: Pick<Ctx, 'db' | 'by' | 'now'>,
  binId: string,
  companyId: string,
): Promise<void> {
  await db.execute(sql`
    update card_bin set visible_to = array_append(visible_to, ${companyId}), version = version + 1, updated_at = ${now},
      updated_by = ${by.id}
    where id = ${binId} and visible_to is not null and ${companyId} <> all(visible_to)`);
}

import type { AgreementType } from '@console/contracts';
import type { AgreementDraft, AgreementStatus } from '@console/contracts/company';
import type { Ctx, Db } from '../../../platform/context';
import { day, int, nullable } from '../../../platform/db/column';
import { insertRows } from '../../../platform/db/insert-rows';
import { lockCounted } from '../../../platform/db/lock-counted';
import { newRecord } from '../../../platform/db/new-record';
import { sql } from '../../../platform/db/sql';
import { updateRow } from '../../../platform/db/update-row';
import {
  transitionRecord,
  type AuditedRecord,
  type RecordTransition,
} from '../../../platform/transitions/record-transitions';
import { agreementTransitions } from './agreement.transitions';

const numbersRow = { draft_no: nullable(int), last_no: int, published_from: nullable(day) };

/** Versions of one type. */
export interface AgreementNumbers {
  /** Version number of the draft; null if there is no draft. */
  draftNo: number | null;
  /** Highest version number; 0 without a version. */
  lastNo: number;
  /** Latest effective date of a published version; null if there is none. */
  publishedFrom: string | null;
}

/** Locks the versions of a type until the end of the transaction and returns their numbers and dates. */
export async function lockAgreementNumbers(
  { db, companyId }: Pick<Ctx, 'db' | 'companyId'>,
  type: AgreementType,
): Promise<AgreementNumbers> {
  // The first draft has no row to lock yet.
  await lockCounted(db, 'agreement', companyId, type);
  const { rows } = await db.execute(
    sql`
      select (max(version_no) filter (where status = 'DRAFT')) as draft_no, coalesce(max(version_no), 0) as last_no,
        (max(effective_from) filter (where status <> 'DRAFT')) as published_from
      from agreement where company_id = ${companyId} and type = ${type}`,
    numbersRow,
  );
  const [found] = rows;
  return {
    draftNo: found?.draft_no ?? null,
    lastNo: found?.last_no ?? 0,
    publishedFrom: found?.published_from ?? null,
  };
}

type Texts = Omit<AgreementDraft, 'type'>;

const columnsOf = ({ titleEn, titleZh, bodyEn, bodyZh, effectiveFrom, acceptanceRequired }: Texts) => ({
  title_en: titleEn,
  title_zh: titleZh,
  body_en: bodyEn,
  body_zh: bodyZh,
  effective_from: effectiveFrom ?? null,
  acceptance_required: acceptanceRequired,
});

export async function createAgreement(
  ctx: Ctx,
  { id, versionNo, draft }: { id: string; versionNo: number; draft: AgreementDraft },
): Promise<void> {
  const { type } = draft;
  const row = { id, ...newRecord(ctx), type, version_no: versionNo, status: 'DRAFT' as const, ...columnsOf(draft) };
  await insertRows(ctx.db, 'agreement', [row]);
}

export const updateAgreement = (ctx: Ctx, id: string, draft: Texts): Promise<void> =>
  updateRow(ctx, 'agreement', id, columnsOf(draft));

/** Deletes a draft; the database refuses it for any other version. */
export async function deleteAgreement(db: Db, id: string): Promise<void> {
  await db.execute(sql`delete from agreement where id = ${id}`);
}

/** A status transition of a version. */
export interface AgreementTransition extends RecordTransition<AgreementStatus> {
  type: AgreementType;
  versionNo: number;
  /** Display name in the audit log. */
  label: string;
  /** First day in effect; set when the version is published. */
  effectiveFrom?: string;
}

const agreementRecord: AuditedRecord<AgreementStatus, AgreementTransition> = {
  objectType: 'agreement',
  field: 'status',
  transitions: agreementTransitions,
  store: async (ctx, { id, to, label, effectiveFrom }) => {
    const published = effectiveFrom === undefined ? {} : { effective_from: effectiveFrom, published_at: ctx.now };
    await updateRow(ctx, 'agreement', id, { status: to, ...published });
    return label;
  },
  eventOf: ({ id, type, versionNo, effectiveFrom }) => ({
    agreementId: id,
    type,
    versionNo: String(versionNo),
    ...(effectiveFrom !== undefined && { effectiveFrom }),
  }),
};

/** Changes the status of a version. The caller has locked it. */
export const transitionAgreement = (ctx: Ctx, transition: AgreementTransition): Promise<void> =>
  transitionRecord(agreementRecord, ctx, transition);

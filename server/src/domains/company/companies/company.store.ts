import type { CompanyStatus } from '@console/contracts/company';
import type { Ctx } from '../../../platform/context';
import { int, pick, text } from '../../../platform/db/column';
import { newId } from '../../../platform/db/ids';
import { insertRows, type NewRow } from '../../../platform/db/insert-rows';
import { newRecord } from '../../../platform/db/new-record';
import { sql } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';
import { updateRow } from '../../../platform/db/update-row';
import {
  transitionRecord,
  type AuditedRecord,
  type RecordTransition,
} from '../../../platform/transitions/record-transitions';
import { raiseEvent } from '../../../platform/webhooks/raise-event';
import { companyTransitions } from './company.transitions';
import type { CompanyValues } from './company.rules';
import { columnsOf } from './company-values.query';

type Changed = Partial<
  Omit<NewRow<'company'>, 'id' | 'version' | 'status' | 'created_at' | 'created_by' | 'updated_at' | 'updated_by'>
>;

/** Inserts a draft with the next company number. The caller has called `lockCompanyNames`. */
export async function insertCompany(ctx: Ctx, values: CompanyValues): Promise<string> {
  const id = newId('co');
  const { company_id: _platform, ...record } = newRecord(ctx);
  const { rows } = await ctx.db.execute(
    sql`select 'CO-' || lpad((coalesce(max(substring(company_no from '^CO-([0-9]+)$')::int), 0) + 1)::text, 4, '0') as no
      from company`,
    { no: text },
  );
  const company_no = rows[0]?.no ?? '';
  await insertRows(ctx.db, 'company', [{ id, company_no, status: 'DRAFT', ...record, ...columnsOf(values) }]);
  const data = { companyId: id, status: 'DRAFT' };
  await raiseEvent({ ...ctx, actor: ctx }, { type: 'company.created', data });
  return id;
}

/** Updates columns of a locked company. */
export const updateCompany = (ctx: Ctx, id: string, changed: Changed): Promise<void> =>
  updateRow(ctx, 'company', id, changed);

/** Locks a company for a review decision and returns its version; null if it does not exist. */
export async function lockCompanyVersion({ db }: Ctx, id: string): Promise<number | null> {
  const { rows } = await db.execute(
    sql`select version from company where id = ${id} and deleted_at is null for no key update`,
    pick(tables.company, 'version'),
  );
  return rows[0]?.version ?? null;
}

/** Revokes the API keys of a closed company and ends the sessions of its users. */
export async function endAccess({ db, by, now }: Ctx, id: string): Promise<void> {
  await db.execute(sql`select 1 as done from end_company_access(${id}, ${now}, ${by.id})`, { done: int });
}

interface CompanyTransition extends RecordTransition<CompanyStatus> {
  name: string;
  /** Columns that change with the status. */
  changed?: Changed;
}

const companyRecord: AuditedRecord<CompanyStatus, CompanyTransition> = {
  objectType: 'company',
  field: 'status',
  transitions: companyTransitions,
  store: async (ctx, { id, to, name, changed }) => {
    await updateRow(ctx, 'company', id, { ...changed, status: to });
    return name;
  },
  eventOf: ({ id, to }) => ({ companyId: id, status: to }),
};

/** Changes the status. The caller has locked the company. */
export const transitionCompany = (ctx: Ctx, transition: CompanyTransition): Promise<void> =>
  transitionRecord(companyRecord, ctx, transition);

import type { CompanyResources } from '@console/contracts/company';
import { companyDay } from '../../../platform/clock/company-day.rules';
import type { Context } from '../../../platform/context';
import { bool, int, nullable, pick, text } from '../../../platform/db/column';
import { currency, i18nText } from '../../../platform/db/common-columns';
import { sql } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';
import { refuseOthers } from '../../../platform/reach/platform.query';
import { findCompany } from './company.query';

type Reader = Pick<Context, 'db' | 'actor' | 'now'>;

/** Returns the modules, BINs, channels and fees that a company has or can get, for users of the platform company. */
export async function findResources(context: Reader, id: string): Promise<CompanyResources> {
  await refuseOthers(context);
  await findCompany(context, id);
  return {
    modules: await findModules(context, id),
    bins: await findBins(context, id),
    channels: await findChannels(context, id),
    fees: await findFees(context, id),
  };
}

async function findModules({ db }: Reader, companyId: string): Promise<CompanyResources['modules']> {
  const { rows } = await db.execute(
    sql`
      select m.id, m.code, m.name, m.description,
        exists (select from company_module g where g.module_id = m.id and g.company_id = ${companyId}) as "isGranted"
      from product_module m order by m.code`,
    { ...pick(tables.product_module, 'id', 'code', 'description'), name: i18nText, isGranted: bool },
  );
  return rows;
}

/** BINs that are not offline, and the BINs of the company. */
async function findBins({ db }: Reader, companyId: string): Promise<CompanyResources['bins']> {
  const { rows } = await db.execute(
    sql`
      select b.id, b.bin, b.product_name as "productName", b.scheme, b.currency, c.name as channel, a.enabled
      from card_bin b join channel c on c.id = b.channel_id
      left join bin_assignment a on a.bin_id = b.id and a.company_id = ${companyId} and a.merchant_id is null
      where b.deleted_at is null and (b.status <> 'OFFLINE' or a.id is not null) order by b.bin, b.id`,
    {
      ...pick(tables.card_bin, 'id', 'bin', 'scheme'),
      productName: i18nText,
      currency,
      channel: i18nText,
      enabled: nullable(bool),
    },
  );
  return rows.map(({ enabled, ...bin }) => ({ ...bin, assignment: enabled === null ? null : { enabled } }));
}

async function findChannels({ db }: Reader, companyId: string): Promise<CompanyResources['channels']> {
  const { rows } = await db.execute(sql`select id, code, name, status from company_channels(${companyId})`, {
    id: text,
    code: text,
    name: i18nText,
    status: text,
  });
  return rows;
}

async function findFees(context: Reader, companyId: string): Promise<CompanyResources['fees']> {
  const { rows } = await context.db.execute(
    sql`
      select bin, product_name as "productName", currency, effective_from::text as from, effective_to::text as to, items
      from company_fees(${companyId}, ${companyDay(context)}::date)`,
    { bin: text, productName: i18nText, currency, from: text, to: nullable(text), items: int },
  );
  return rows;
}

/** Returns which of these modules and BINs a new company cannot get. */
export async function findUnknown(
  { db }: Pick<Reader, 'db'>,
  { moduleIds = [], binIds = [] }: { moduleIds?: readonly string[]; binIds?: readonly string[] },
): Promise<string[]> {
  const { rows } = await db.execute(
    sql`
      select it.id from unnest(${[...moduleIds, ...binIds]}::text[]) as it (id)
      where not exists (select from product_module m where m.id = it.id)
        and not exists (select from card_bin b where b.id = it.id and b.deleted_at is null and b.status <> 'OFFLINE')`,
    { id: text },
  );
  return rows.map(({ id }) => id);
}

/** Returns the names of modules and BINs that a new company gets. */
export async function findGrantNames(
  { db }: Pick<Reader, 'db'>,
  { moduleIds, binIds }: { moduleIds: readonly string[]; binIds: readonly string[] },
) {
  const modules = await db.execute(
    sql`select name from product_module where id = any(${[...moduleIds]}) order by code`,
    { name: i18nText },
  );
  const bins = await db.execute(
    sql`select bin, product_name as name from card_bin where id = any(${[...binIds]}) order by bin`,
    { bin: text, name: i18nText },
  );
  return { modules: modules.rows, bins: bins.rows };
}

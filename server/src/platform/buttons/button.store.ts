import type { ButtonDraft } from '@console/contracts/buttons';
import type { Catalogue } from '@console/contracts/areas';
import type { Ctx, Db } from '../context';
import { sql } from '../db/sql';
import { placesOf } from './button.rules';

/** Stores a button that the caller has locked. A trigger notifies open pages. */
export async function storeButton(
  { db, by, now }: Pick<Ctx, 'db' | 'by' | 'now'>,
  id: string,
  { nameEn, nameZh, sort }: ButtonDraft,
): Promise<void> {
  await db.execute(sql`
    update button set name = ${JSON.stringify({ en_US: nameEn, zh_CN: nameZh })}::jsonb, sort = ${sort},
      version = version + 1, updated_at = ${now}, updated_by = ${by.id} where code = ${id}`);
}

/**
 * Inserts the buttons of the product. Edited names and positions are kept; all others are updated to those of the
 * product.
 */
export async function insertButtons(db: Db, catalogue: Catalogue): Promise<void> {
  const places = placesOf(Object.keys(catalogue));
  const rows = Object.entries(catalogue).map(([code, { isSandboxOnly = false, ...entry }]) => ({
    ...entry,
    code,
    sort: places.get(code),
    is_sandbox_only: isSandboxOnly,
  }));
  await db.execute(sql`
    insert into button (code, name, product_name, pages, risk, sort, product_sort, is_sandbox_only)
    select code, name, name, array(select jsonb_array_elements_text(pages)), risk, sort, sort, is_sandbox_only
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as it (code text, name jsonb, pages jsonb, risk text, sort int, is_sandbox_only boolean)
    on conflict (code) do update set
      name = case when button.name = coalesce(button.product_name, button.name) then excluded.name else button.name end,
      sort = case when button.sort = button.product_sort then excluded.sort else button.sort end,
      product_name = excluded.product_name, product_sort = excluded.product_sort, pages = excluded.pages,
      risk = excluded.risk, is_sandbox_only = excluded.is_sandbox_only,
      version = button.version + (excluded.name is distinct from button.product_name)::int`);
}

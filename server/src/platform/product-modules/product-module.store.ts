import type { I18nText } from '@console/contracts';
import type { ProductModuleDraft } from '@console/contracts/product-modules';
import type { Ctx, Db } from '../context';
import { sql } from '../db/sql';

type Writer = Pick<Ctx, 'db' | 'by' | 'now'>;
type Content = Omit<ProductModuleDraft, 'code'>;

const nameOf = ({ nameEn, nameZh }: Content) => JSON.stringify({ en_US: nameEn, zh_CN: nameZh });

export async function insertProductModule({ db, by, now }: Writer, id: string, draft: ProductModuleDraft) {
  const { code, description, accountTypes, buttons } = draft;
  await db.execute(sql`
    insert into product_module (id, code, name, description, account_types, buttons, created_at, updated_at, updated_by)
    values (${id}, ${code}, ${nameOf(draft)}::jsonb, ${description}, ${accountTypes}, ${buttons}, ${now}, ${now}, ${by.id})`);
}

/** Stores a module. For this and all functions below, the caller has locked it. A trigger notifies open pages. */
export async function storeProductModule({ db, by, now }: Writer, id: string, content: Content): Promise<void> {
  const { description, accountTypes, buttons } = content;
  await db.execute(sql`
    update product_module set name = ${nameOf(content)}::jsonb, description = ${description},
      account_types = ${accountTypes}, buttons = ${buttons}, version = version + 1, updated_at = ${now},
      updated_by = ${by.id}
    where id = ${id}`);
}

export async function deleteProductModule({ db }: Pick<Writer, 'db'>, id: string): Promise<void> {
  await db.execute(sql`delete from product_module where id = ${id}`);
}

/** Companies that get or lose a module. */
interface GrantChange {
  granted: readonly string[];
  taken: readonly string[];
}

export async function changeCompanies({ db, by, now }: Writer, id: string, { granted, taken }: GrantChange) {
  await db.execute(sql`delete from company_module where module_id = ${id} and company_id = any(${[...taken]})`);
  await db.execute(sql`
    insert into company_module (company_id, module_id) select company, ${id} from unnest(${[...granted]}::text[]) as company`);
  await db.execute(sql`
    update product_module set version = version + 1, updated_at = ${now}, updated_by = ${by.id} where id = ${id}`);
}

/** Grants the buttons of a module to the owners of companies that have the module. */
export async function giveToOwners(
  { db }: Pick<Writer, 'db'>,
  id: string,
  { companies, codes }: { companies: readonly string[]; codes: readonly string[] },
): Promise<void> {
  await db.execute(sql`select give_to_owners(${id}, ${[...companies]}::text[], ${[...codes]}::text[])`);
}

/** A module of the product. */
export interface ProductModuleData {
  code: string;
  name: I18nText;
  buttons: readonly string[];
}

/** Inserts the modules of the product. Edited modules keep their changes and get the product's new buttons. */
export async function fillProductModules(db: Db, modules: readonly ProductModuleData[]): Promise<void> {
  for (const { code, name, buttons } of modules)
    await db.execute(sql`
      update product_module set
        name = case when name = product_name then ${JSON.stringify(name)}::jsonb else name end,
        buttons = buttons || array(select it from unnest(${[...buttons]}::text[]) as it
          where it <> all(product_buttons) and it <> all(product_module.buttons)),
        product_name = ${JSON.stringify(name)}::jsonb, product_buttons = ${[...buttons]}::text[]
      where code = ${code} and is_system`);
}

import type { Db } from '../context';
import type { Brand } from './brand.rules';
import { nullable, text, type RowOf } from '../db/column';
import { i18nText } from '../db/common-columns';
import { sql } from '../db/sql';

const brandRow = {
  id: text,
  name: i18nText,
  platform_label: i18nText,
  copyright: i18nText,
  brand_seed: text,
  logo_mark: text,
  logo_file_id: nullable(text),
  icon_file_id: nullable(text),
};

/** Brand of a database that has no company yet. */
const nobody: Brand = {
  id: '',
  name: { en_US: 'VCC Console', zh_CN: '虚拟卡控制台' },
  platformLabel: { en_US: 'VCC Console', zh_CN: '虚拟卡控制台' },
  copyright: { en_US: '', zh_CN: '' },
  brandSeed: '#34398F',
  logoMark: '',
  logoFileId: null,
  iconFileId: null,
};

/** Returns the brand of the company at a site origin; for any other origin, the brand of the default company. */
export async function findBrand(db: Db, website: string): Promise<Brand> {
  const origin = URL.canParse(website) ? new URL(website).origin : '';
  const { rows } = await db.execute(sql`select * from brand_of(${origin})`, brandRow);
  return brandOf(rows[0]);
}

/** Returns the brand of a company that is not closed, independent of the address. */
export async function findBrandOfCompany(db: Db, companyId: string): Promise<Brand> {
  const { rows } = await db.execute(
    sql`
      select c.id, c.name, c.platform_label, c.copyright, c.brand_seed, c.logo_mark, c.logo_file_id, c.icon_file_id
      from company c where c.id = ${companyId} and c.deleted_at is null and c.status in ('ACTIVE', 'SUSPENDED')`,
    brandRow,
  );
  return brandOf(rows[0]);
}

function brandOf(row: RowOf<typeof brandRow> | undefined): Brand {
  if (!row) return nobody;
  const { id, name, copyright } = row;
  return {
    id,
    name,
    copyright,
    platformLabel: row.platform_label,
    brandSeed: row.brand_seed,
    logoMark: row.logo_mark,
    logoFileId: row.logo_file_id,
    iconFileId: row.icon_file_id,
  };
}

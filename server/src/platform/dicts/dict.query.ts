import type { DictDetail, I18nText } from '@console/contracts';
import type { Db } from '../context';
import { bool, int, pick } from '../db/column';
import { i18nText } from '../db/common-columns';
import { sql } from '../db/sql';
import { tables } from '../db/tables';

const labelRow = { ...pick(tables.dict_detail, 'code'), dict: tables.dict_detail.dict_code, label: i18nText };
const detailRow = {
  ...labelRow,
  ...pick(tables.dict_detail, 'colour', 'sort', 'status', 'is_default'),
  ...pick(tables.dict_detail, 'parent_code', 'valid_from', 'valid_until'),
  is_colour_chosen: bool,
};

/** Dictionary code of button names, which are edited with the buttons. */
const ofButtons = 'permission';

/** Returns the version, which increases with every change of a dictionary. */
export async function findDictVersion(db: Db): Promise<number> {
  const { rows } = await db.execute(
    sql`
      select (coalesce((select sum(version) from dict), 0) + coalesce((select sum(version) from button), 0))::int as version`,
    { version: int },
  );
  return rows[0]?.version ?? 0;
}

/** Returns the entries of some dictionaries in order, with disabled ones; an unknown dictionary is empty. */
export async function findDetails(db: Db, dicts: string[]): Promise<Record<string, DictDetail[]>> {
  const { rows } = await db.execute(
    sql`
      select dict_code as dict, code, label, colour, sort, status, is_default, parent_code, valid_from, valid_until,
        colour is distinct from product_colour as is_colour_chosen
      from dict_detail where dict_code = any(${dicts})
      union all select ${ofButtons}, code, name, 'mute', sort, 'ACTIVE', false, null, null, null, false from button
      where ${ofButtons} = any(${dicts}) order by dict, sort, code`,
    detailRow,
  );
  const found = Object.fromEntries(dicts.map((dict): [string, DictDetail[]] => [dict, []]));
  for (const { dict, status, is_default, parent_code, valid_from, valid_until, is_colour_chosen, ...detail } of rows)
    found[dict]?.push({
      ...detail,
      ...(parent_code !== null && { parent: parent_code }),
      ...(valid_from !== null && { validFrom: valid_from }),
      ...(valid_until !== null && { validUntil: valid_until }),
      ...(status === 'DISABLED' && { isDisabled: true as const }),
      ...(is_colour_chosen && { isColourChosen: true as const }),
      ...(is_default && { isDefault: true as const }),
    });
  return found;
}

/** Returns labels of codes, also of disabled ones, which old records still have. */
export async function findLabels(db: Db, dicts: string[]): Promise<{ dict: string; code: string; label: I18nText }[]> {
  const { rows } = await db.execute(
    sql`
      select dict_code as dict, code, label from dict_detail where dict_code = any(${dicts})
      union all select ${ofButtons}, code, name from button where ${ofButtons} = any(${dicts})`,
    labelRow,
  );
  return rows;
}

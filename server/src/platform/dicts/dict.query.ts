import type { DictDetail, I18nText } from '@console/contracts';
import type { Db } from '../context';
import { sql } from '../db/sql';

/** Grows with every change of any dictionary. */
export async function findDictVersion(db: Db): Promise<number> {
  const { rows } = await db.execute<{ version: number }>(
    sql`select coalesce(sum(version), 0)::int as version from dict`,
  );
  return rows[0]?.version ?? 0;
}

/** Details of some dictionaries in their order; one that does not exist is an empty list. */
export async function findDetails(db: Db, dicts: string[]): Promise<Record<string, DictDetail[]>> {
  const { rows } = await db.execute<DictDetail & { dict: string }>(sql`
    select dict_code as dict, code, label, colour, sort from dict_detail
    where status = 'ACTIVE' and dict_code = any(${dicts}) order by dict_code, sort, code`);
  const found = Object.fromEntries(dicts.map((dict): [string, DictDetail[]] => [dict, []]));
  for (const { dict, ...detail } of rows) found[dict]?.push(detail);
  return found;
}

/** Labels of codes, disabled ones too: old records still carry them. */
export async function findLabels(db: Db, dicts: string[]): Promise<{ dict: string; code: string; label: I18nText }[]> {
  const { rows } = await db.execute<{ dict: string; code: string; label: I18nText }>(
    sql`select dict_code as dict, code, label from dict_detail where dict_code = any(${dicts})`,
  );
  return rows;
}

import type { FieldIssue, I18nText, Language } from '@console/contracts';
import type { Ctx, Db } from '../context';
import { bool, type Column } from './column';
import type { Table } from './insert-rows';
import { i18nText } from './common-columns';
import { lockCounted } from './lock-counted';
import { sql, type SQL } from './sql';
import type { tables } from './tables';

/** Tables of records with a name. */
type NamedTable = {
  [T in Table]: (typeof tables)[T] extends { id: unknown; company_id: unknown; name: Column<string> } ? T : never;
}[Table];

/**
 * Returns an issue at the field `name` if another record of the company has this name. Case is ignored for A to Z; for
 * other letters it depends on the database's locale, because both `lower()` and the unique index use it. Locks the
 * table's names in the company until the end of the transaction, so that only one of two concurrent calls can take a
 * name. The unique index is the final check.
 */
export async function nameIssues(
  { db, companyId }: Pick<Ctx, 'db' | 'companyId'>,
  table: NamedTable,
  { name, exceptId = '' }: { name: string; exceptId?: string | undefined },
): Promise<FieldIssue[]> {
  await lockCounted(db, 'names', table, companyId);
  const { rows } = await db.execute(
    sql`
      select exists (select from ${sql.identifier(table)}
        where company_id = ${companyId} and lower(name) = lower(${name}) and id <> ${exceptId}) as is`,
    { is: bool },
  );
  return rows[0]?.is ? [{ field: 'name', code: 'NAME_TAKEN', params: {} }] : [];
}

interface TranslatedName {
  name: I18nText;
  /** Stored name. It is accepted unchanged, even if two records of the product have it. */
  before?: I18nText | undefined;
  /** Field of the name in each language. */
  fields: Readonly<Record<Language, string>>;
}

/**
 * Returns an issue for each language in which another record has this name, ignoring case. `others` selects the names of
 * the other records as `name`; the caller holds a lock under which no name can be added.
 */
export async function takenNameIssues(
  db: Db,
  others: SQL,
  { name, before, fields }: TranslatedName,
): Promise<FieldIssue[]> {
  const { rows } = await db.execute(others, { name: i18nText });
  const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
  return (['en_US', 'zh_CN'] as const)
    .filter((language) => name[language] !== before?.[language])
    .filter((language) => rows.some((row) => same(row.name[language], name[language])))
    .map((language) => ({ field: fields[language], code: 'NAME_TAKEN', params: {} }));
}

import { codes, type FieldIssue, type ListQuery, type ListResult } from '@console/contracts';
import type { DictEntry, DictEntryFilter } from '@console/contracts/dicts';
import type { Context } from '../../../platform/context';
import { bool, nullable, pick, type RowOf, text } from '../../../platform/db/column';
import { i18nText } from '../../../platform/db/common-columns';
import { sql, type SQL } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';
import { takenNameIssues } from '../../../platform/db/taken-name.query';
import { anyOf, contains } from '../../../platform/listing/filters';
import { findPage, type Listing, mapPage } from '../../../platform/listing/find-page';
import type { EntryKey } from '../../../platform/dicts/dict.store';
import { Refusal } from '../../../platform/refusal';
import type { Shown } from './dict.query';
import { dictEntryActionsOf } from './dict.rules';

type Reader = Pick<Context, 'db' | 'actor' | 'now'>;
type Query = ListQuery & { filter?: DictEntryFilter | undefined };

const row = {
  ...pick(tables.dict_detail, 'code', 'colour', 'sort', 'is_default', 'status', 'updated_at', 'version'),
  dict: tables.dict_detail.dict_code,
  dict_name: i18nText,
  is_system: bool,
  is_editable: bool,
  ...pick(tables.dict_detail, 'parent_code', 'valid_from', 'valid_until'),
  label: i18nText,
  parent_label: nullable(i18nText),
  is_parent: bool,
  by: nullable(text),
};
const isParent = sql`exists (select from dict_detail c where c.dict_code = e.dict_code and c.parent_code = e.code)`;
const columns = sql`e.dict_code as dict, e.code, e.label, e.colour, e.sort, e.is_default, e.status, e.updated_at, e.version,
  e.parent_code, e.valid_from, e.valid_until, p.label as parent_label, ${isParent} as is_parent,
  d.name as dict_name, d.is_system, d.is_editable, u.nickname as by`;
const joins = sql`join dict d on d.code = e.dict_code left join app_user u on u.id = e.updated_by
  left join dict_detail p on p.dict_code = e.dict_code and p.code = e.parent_code`;

const holding = (keyword: string): SQL =>
  sql`(${contains(sql`e.code`, keyword)} or ${contains(sql`(e.label ->> 'en_US')`, keyword)}
    or ${contains(sql`(e.label ->> 'zh_CN')`, keyword)})`;
/** Sort key: dictionary, then the order within it. */
const place = sql`(e.dict_code || ':' || lpad(e.sort::text, 5, '0'))`;

/** The list of entries as SQL: filters, keyword, order. */
export const dictEntryListing = ({ filter = {}, keyword }: Query): Listing<typeof row> => ({
  columns,
  row,
  from: sql`dict_detail e`,
  joins,
  where: [
    ...anyOf(sql`e.dict_code`, filter.dict),
    ...anyOf(sql`e.status`, filter.status),
    ...anyOf(sql`e.colour`, filter.colour),
    ...(keyword ? [holding(keyword)] : []),
  ],
  id: sql`(e.dict_code || ':' || e.code)`,
  sortable: {
    sort: { expression: place, type: 'text' },
    code: { expression: sql`e.code`, type: 'text' },
    updatedAt: { expression: sql`e.updated_at`, type: 'timestamptz' },
  },
  sortedBy: { field: 'sort', dir: 'asc' },
});

export async function findDictEntries(context: Reader, edits: boolean, query: Query): Promise<ListResult<DictEntry>> {
  const page = await findPage(context, dictEntryListing(query), query);
  return mapPage(page, (one) => toEntry(one, { edits, ...context }));
}

/** Splits an id such as `card_state:FROZEN`. */
export const keyOf = (id: string): EntryKey => {
  const at = id.indexOf(':');
  return { dict: id.slice(0, at), code: id.slice(at + 1) };
};
const entryIdOf = ({ dict, code }: EntryKey): string => `${dict}:${code}`;

/** Refuses unknown entries. */
export async function findDictEntry({ db, actor, edits }: Shown & Reader, { dict, code }: EntryKey) {
  const { rows } = await db.execute(
    sql`select ${columns} from dict_detail e ${joins} where e.dict_code = ${dict} and e.code = ${code}`,
    row,
  );
  if (!rows[0]) throw new Refusal(codes.notFound);
  return toEntry(rows[0], { edits, actor });
}

/** Returns whether a dictionary already has this code. */
export async function isCodeTaken({ db }: Pick<Reader, 'db'>, { dict, code }: EntryKey): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select exists (select from dict_detail where dict_code = ${dict} and code = ${code}) as is`,
    { is: bool },
  );
  return rows[0]?.is ?? false;
}

/**
 * Returns an issue for each label that another active entry of the dictionary has. The caller has locked the
 * dictionary.
 */
export const findLabelIssues = (
  { db }: Pick<Reader, 'db'>,
  { dict, code }: EntryKey,
  { labelEn, labelZh, before }: { labelEn: string; labelZh: string; before?: DictEntry },
): Promise<FieldIssue[]> =>
  takenNameIssues(
    db,
    sql`select label as name from dict_detail where dict_code = ${dict} and code <> ${code} and status = 'ACTIVE'`,
    {
      name: { en_US: labelEn, zh_CN: labelZh },
      before: before?.label,
      fields: { en_US: 'labelEn', zh_CN: 'labelZh' },
    },
  );

/** Returns the codes of an entry and of all entries below it; empty for an entry that does not exist. */
export async function findBelow({ db }: Pick<Reader, 'db'>, { dict, code }: EntryKey): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute(
    sql`
      with recursive below as (
        select code from dict_detail where dict_code = ${dict} and code = ${code}
        union select e.code from dict_detail e join below b on e.parent_code = b.code where e.dict_code = ${dict})
      select code from below`,
    pick(tables.dict_detail, 'code'),
  );
  return new Set(rows.map((one) => one.code));
}

export const toEntry = (one: RowOf<typeof row>, { edits, actor }: Shown): DictEntry => {
  const { dict, dict_name: dictName, code, label, colour, sort, status, version, is_editable: isEditable } = one;
  const { parent_code: parentCode, parent_label: parentLabel } = one;
  const permitted = { kind: one.is_system ? 'SYSTEM' : 'OWN', isEditable, isParent: one.is_parent } as const;
  return {
    id: entryIdOf({ dict, code }),
    dict,
    dictName,
    code,
    label,
    colour,
    sort,
    isDefault: one.is_default,
    parent: parentCode === null || parentLabel === null ? null : { code: parentCode, label: parentLabel },
    validFrom: one.valid_from,
    validUntil: one.valid_until,
    status,
    updatedAt: new Date(one.updated_at).toISOString(),
    updatedBy: one.by ?? '',
    version,
    allowedActions: edits && actor.permissions.has('admin.dict.save') ? dictEntryActionsOf(status, permitted) : [],
  };
};

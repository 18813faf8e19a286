import { codes, type ListCounts, type ListQuery, type ListResult } from '@console/contracts';
import { type DictFilter, dictKinds, type DictRecord } from '@console/contracts/dicts';
import type { Context } from '../../../platform/context';
import { bool, int, nullable, pick, type RowOf, text } from '../../../platform/db/column';
import { i18nText } from '../../../platform/db/common-columns';
import { lockCounted } from '../../../platform/db/lock-counted';
import { sql, type SQL } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';
import { countBy } from '../../../platform/listing/count-by';
import { contains } from '../../../platform/listing/filters';
import { findPage, type Listing, mapPage } from '../../../platform/listing/find-page';
import { Refusal } from '../../../platform/refusal';
import { dictActionsOf } from './dict.rules';

type Reader = Pick<Context, 'db' | 'actor' | 'now'>;
type Query = ListQuery & { filter?: DictFilter | undefined };

/** Reader of dictionaries. `edits` is true if their company runs the platform, and so can edit dictionaries. */
export interface Shown {
  edits: boolean;
  actor: Pick<Context['actor'], 'permissions'>;
}

const row = {
  ...pick(tables.dict, 'code', 'description', 'is_system', 'is_editable', 'version', 'updated_at'),
  name: i18nText,
  by: nullable(text),
  entries: int,
};
const columns = sql`d.code, d.name, d.description, d.is_system, d.is_editable, d.version, d.updated_at, u.nickname as by,
  (select count(*)::int from dict_detail e where e.dict_code = d.code) as entries`;
const whoDid = sql`left join app_user u on u.id = d.updated_by`;

const ofKind = (kinds: DictFilter['kind']): SQL[] =>
  kinds === undefined ? [] : [sql`d.is_system = any(${kinds.map((one) => one === 'SYSTEM')}::boolean[])`];
const thatMayChange = (isEditable: boolean | undefined): SQL[] =>
  isEditable === undefined ? [] : [sql`d.is_editable = ${isEditable}`];
const holding = (keyword: string): SQL =>
  sql`(${sql.join(
    [sql`d.code`, sql`d.name::text`, sql`d.description`].map((column) => contains(column, keyword)),
    sql` or `,
  )})`;

/** The list of dictionaries as SQL: filters, keyword, order. */
export const dictListing = ({ filter = {}, keyword }: Query): Listing<typeof row> => ({
  columns,
  row,
  from: sql`dict d`,
  joins: whoDid,
  where: [...ofKind(filter.kind), ...thatMayChange(filter.isEditable), ...(keyword ? [holding(keyword)] : [])],
  id: sql`d.code`,
  sortable: {
    id: { expression: sql`d.code`, type: 'text' },
    version: { expression: sql`d.version::bigint`, type: 'bigint' },
    updatedAt: { expression: sql`d.updated_at`, type: 'timestamptz' },
  },
  sortedBy: { field: 'id', dir: 'asc' },
});

export async function findDicts(context: Reader, edits: boolean, query: Query): Promise<ListResult<DictRecord>> {
  const page = await findPage(context, dictListing(query), query);
  return mapPage(page, (one) => toDict(one, { edits, ...context }));
}

export const countDictKinds = (context: Reader, query: Query): Promise<ListCounts<DictRecord['kind']>> =>
  countBy(context, dictListing(query), {
    column: sql`case when d.is_system then 'SYSTEM' else 'OWN' end`,
    values: dictKinds,
  });

/**
 * Refuses unknown dictionaries. With `holds` it locks the dictionary until the end of the transaction; changes of its
 * entries take the same lock.
 */
export async function findDict({ db, actor, edits }: Shown & Reader, id: string, { holds = false } = {}) {
  const { rows } = await db.execute(
    sql`select ${columns} from dict d ${whoDid} where d.code = ${id} ${holds ? sql`for no key update of d` : sql``}`,
    row,
  );
  if (!rows[0]) throw new Refusal(codes.notFound);
  return toDict(rows[0], { edits, actor });
}

/** Locks the codes of dictionaries until the end of the transaction. */
export async function isDictTaken({ db }: Pick<Reader, 'db'>, code: string): Promise<boolean> {
  await lockCounted(db, 'names', 'dictionary');
  const { rows } = await db.execute(sql`select exists (select from dict where code = ${code}) as is`, { is: bool });
  return rows[0]?.is ?? false;
}

export const toDict = (one: RowOf<typeof row>, { edits, actor }: Shown): DictRecord => {
  const { code: id, name, description, is_editable: isEditable, entries, version } = one;
  const kind = one.is_system ? 'SYSTEM' : 'OWN';
  return {
    id,
    name,
    description,
    kind,
    isEditable,
    entries,
    version,
    updatedAt: new Date(one.updated_at).toISOString(),
    updatedBy: one.by ?? '',
    allowedActions: edits && actor.permissions.has('admin.dict.save') ? dictActionsOf({ kind, isEditable }) : [],
  };
};

import type { ListResult, I18nText, InputOf } from '@console/contracts';
import type { DevopsModuleDraft, listDevopsModules, ModuleChange } from '@console/contracts/releases';
import type { LivePlan } from '@console/contracts/release';
import type { Context, Db } from '../../platform/context';
import { bool, int, json, nullable, pick, type RowOf, text } from '../../platform/db/column';
import { i18nText } from '../../platform/db/common-columns';
import { contains } from '../../platform/listing/filters';
import { findPage } from '../../platform/listing/find-page';
import { sql, type SQL } from '../../platform/db/sql';
import { tables } from '../../platform/db/tables';

const moduleRow = {
  ...pick(tables.devops_module, 'code', 'description', 'contact', 'version'),
  name: i18nText,
  needsSecondPerson: bool,
  versions: int,
  publishedAt: nullable(text),
  waiting: int,
};

/** A remote's stored description with counts of its versions and pending requests. */
export type ModuleRow = RowOf<typeof moduleRow>;

/** Remotes with a description or at least one published version. */
const modules = sql`(
  select coalesce(m.code, v.remote) as code,
    coalesce(m.name, jsonb_build_object('en_US', v.remote, 'zh_CN', v.remote)) as name,
    coalesce(m.description, '') as description, coalesce(m.contact, '') as contact,
    coalesce(m.needs_second_person, false) as needs_second_person, coalesce(m.version, 0) as version,
    coalesce(v.versions, 0) as versions, v.published_at
  from devops_module m full join (
    select remote, count(*)::int as versions, max(published_at) as published_at from remote_version group by remote
  ) v on v.remote = m.code) d`;

const columns = sql`d.code, d.name, d.description, d.contact, d.needs_second_person as "needsSecondPerson", d.version,
  d.versions, to_char(d.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "publishedAt",
  (select count(*)::int from release_request q where q.remote = d.code and q.state = 'WAITING')
    + (select count(*)::int from second_person_waiver w where w.module = d.code and w.state = 'WAITING') as waiting`;

/** Returns one page of remotes. `visible` lists the remotes that the user may view; null means all. */
export const findModules = (
  context: Pick<Context, 'db' | 'now'>,
  query: InputOf<typeof listDevopsModules>,
  visible: string[] | null,
): Promise<ListResult<ModuleRow>> =>
  findPage(
    context,
    {
      columns,
      row: moduleRow,
      from: modules,
      joins: sql``,
      where: [...(visible ? [sql`d.code = any(${visible})`] : []), ...(query.keyword ? [matching(query.keyword)] : [])],
      id: sql`d.code`,
      sortable: {
        code: { expression: sql`d.code`, type: 'text' },
        publishedAt: { expression: sql`coalesce(d.published_at, 'epoch'::timestamptz)`, type: 'timestamptz' },
      },
      sortedBy: { field: 'code', dir: 'asc' },
    },
    query,
  );

const matching = (keyword: string): SQL =>
  sql`(${contains(sql`d.code`, keyword)} or ${contains(sql`d.name ->> 'en_US'`, keyword)}
    or ${contains(sql`d.name ->> 'zh_CN'`, keyword)} or ${contains(sql`d.contact`, keyword)})`;

export async function findModule(db: Db, code: string): Promise<ModuleRow | null> {
  const { rows } = await db.execute(sql`select ${columns} from ${modules} where d.code = ${code}`, moduleRow);
  return rows[0] ?? null;
}

export async function findModuleNames(db: Db): Promise<{ code: string; name: I18nText }[]> {
  const { rows } = await db.execute(sql`select d.code, d.name from ${modules} order by d.code`, {
    code: text,
    name: i18nText,
  });
  return rows;
}

interface Saving {
  draft: Omit<DevopsModuleDraft, 'why'>;
  /** Expected version; 0 if the remote has no description yet. */
  version: number;
  by: string;
  now: Date;
}

/** Saves the description; returns false if the version is stale. Can add the second approver but never remove it. */
export async function saveModule(db: Db, { draft, version, by, now }: Saving): Promise<boolean> {
  const { code, nameEn, nameZh, description, contact, needsSecondPerson } = draft;
  const name = JSON.stringify({ en_US: nameEn, zh_CN: nameZh });
  const saved =
    version === 0
      ? await db.execute(sql`
          insert into devops_module (code, name, description, contact, needs_second_person, updated_at, updated_by)
          values (${code}, ${name}::jsonb, ${description}, ${contact}, ${needsSecondPerson}, ${now}, ${by})
          on conflict do nothing`)
      : await db.execute(sql`
          update devops_module set name = ${name}::jsonb, description = ${description}, contact = ${contact},
            needs_second_person = needs_second_person or ${needsSecondPerson}, version = version + 1, updated_at = ${now}, updated_by = ${by}
          where code = ${code} and version = ${version}`);
  return saved.rowCount === 1;
}

/** The only statement that removes the second approver of a remote. */
export async function waiveSecondPerson(
  db: Db,
  { module, by, now }: { module: string; by: string; now: Date },
): Promise<void> {
  await db.execute(sql`
    update devops_module set needs_second_person = false, version = version + 1, updated_at = ${now},
      updated_by = ${by} where code = ${module}`);
}

const changeRow = {
  ...pick(tables.release, 'kind', 'reason'),
  number: int,
  madeAt: text,
  madeByName: text,
  before: nullable(json<LivePlan>()),
  after: nullable(json<LivePlan>()),
};

/** Returns releases that changed the live versions of a remote, the newest first. */
export async function findModuleHistory(db: Db, code: string, most: number): Promise<ModuleChange[]> {
  const { rows } = await db.execute(
    sql`
      select changed.number, kind, reason, to_char(made_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "madeAt",
        coalesce(u.nickname, made_by) as "madeByName", before, after
      from (
        select number::int as number, kind, reason, made_at, made_by, remotes -> ${code}::text as after,
          lag(remotes -> ${code}::text) over (order by number) as before
        from release) changed
      left join app_user u on u.id = made_by
      where after is distinct from before order by changed.number desc limit ${most}`,
    changeRow,
  );
  return rows;
}

/** Returns nicknames by user id; users of other companies are missing. */
export async function findNicknames(db: Db, userIds: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await db.execute(
    sql`select id, nickname from app_user where id = any(${[...userIds]})`,
    pick(tables.app_user, 'id', 'nickname'),
  );
  return new Map(rows.map(({ id, nickname }) => [id, nickname]));
}

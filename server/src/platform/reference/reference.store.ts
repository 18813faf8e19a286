import { permissions } from '@console/contracts/areas';
import type { Pool } from 'pg';
import type { Db } from '../context';
import { inTransaction } from '../db/transaction';
import { sql } from '../db/sql';
import { insertMissingMenus } from '../menus/menu.store';
import type { Module } from '../module';
import type { DictData, ParameterData } from './reference';

/**
 * Puts the records that come with the product into the database: buttons, menus, dictionaries. Codes and
 * structure follow the product; labels that somebody has changed since are left as they are.
 */
export const syncReference = (pool: Pool, modules: readonly Module[]): Promise<void> =>
  inTransaction(pool, { as: 'owner' }, async (db) => {
    await syncButtons(db);
    for (const { reference } of modules) {
      await insertMissingMenus(db, reference?.menus ?? []);
      await syncParameters(db, reference?.parameters ?? []);
      for (const dict of reference?.dicts ?? []) await syncDict(db, dict);
    }
  });

async function syncButtons(db: Db): Promise<void> {
  const rows = Object.entries(permissions).map(([code, { isSandboxOnly = false, ...entry }]) => ({
    ...entry,
    code,
    is_sandbox_only: isSandboxOnly,
  }));
  await db.execute(sql`
    insert into button (code, name, pages, risk, is_sandbox_only)
    select code, name, array(select jsonb_array_elements_text(pages)), risk, is_sandbox_only
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as it (code text, name jsonb, pages jsonb, risk text, is_sandbox_only boolean)
    on conflict (code) do update set name = excluded.name, pages = excluded.pages, risk = excluded.risk,
      is_sandbox_only = excluded.is_sandbox_only`);
}

async function syncParameters(db: Db, parameters: readonly ParameterData[]): Promise<void> {
  for (const { code, value, type, description } of parameters)
    await db.execute(sql`
      insert into system_parameter (code, value, value_type, description)
      values (${code}, ${value}, ${type}, ${JSON.stringify(description)}::jsonb) on conflict do nothing`);
}

async function syncDict(db: Db, { code, name, details }: DictData): Promise<void> {
  await db.execute(sql`
    insert into dict (code, name) values (${code}, ${JSON.stringify({ en_US: name[0], zh_CN: name[1] })}::jsonb) on conflict do nothing`);
  const rows = details.map(([detail, en_US, zh_CN, colour = 'mute'], index) => ({
    code: detail,
    label: { en_US, zh_CN },
    colour,
    sort: index + 1,
  }));
  const added = await db.execute(sql`
    insert into dict_detail (dict_code, code, label, colour, sort)
    select ${code}, it.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as it (code text, label jsonb, colour text, sort int)
    on conflict do nothing`);
  if (added.rowCount !== 0) await db.execute(sql`update dict set version = version + 1 where code = ${code}`);
}

import type { DictDraft, DictEntryDraft, DictEntryStatus } from '@console/contracts/dicts';
import type { Ctx, Db } from '../context';
import { sql, type SQL } from '../db/sql';
import { transitionRecord, type AuditedRecord, type RecordTransition } from '../transitions/record-transitions';
import type { DictData } from '../reference/reference';
import { dictEntryTransitions } from './dict-entry.transitions';

type Writer = Pick<Ctx, 'db' | 'by' | 'now'>;
type Naming = Omit<DictDraft, 'code'>;
type Looks = Omit<DictEntryDraft, 'dict' | 'code'>;

/** Key of an entry: its dictionary and its code. */
export interface EntryKey {
  dict: string;
  code: string;
}

const inBoth = (english: string, chinese: string): SQL =>
  sql`${JSON.stringify({ en_US: english, zh_CN: chinese })}::jsonb`;
const isEntry = ({ dict, code }: EntryKey): SQL => sql`dict_code = ${dict} and code = ${code}`;

export async function insertDict({ db, by, now }: Writer, draft: DictDraft): Promise<void> {
  await db.execute(sql`
    insert into dict (code, name, description, is_system, updated_at, updated_by)
    values (${draft.code}, ${inBoth(draft.nameEn, draft.nameZh)}, ${draft.description}, false, ${now}, ${by.id})`);
}

/** Stores a dictionary. For this and all functions below, the caller has locked it. */
export async function storeDict({ db, by, now }: Writer, id: string, naming: Naming): Promise<void> {
  await db.execute(sql`
    update dict set name = ${inBoth(naming.nameEn, naming.nameZh)}, description = ${naming.description},
      version = version + 1, updated_at = ${now}, updated_by = ${by.id} where code = ${id}`);
}

/** Increments the version after a change of an entry; a trigger notifies open pages. */
async function countChange({ db, by, now }: Writer, id: string): Promise<void> {
  await db.execute(
    sql`update dict set version = version + 1, updated_at = ${now}, updated_by = ${by.id} where code = ${id}`,
  );
}

/** Removes the default mark of the other entries: a dictionary has at most one default. */
async function takeDefault({ db, by, now }: Writer, { dict, code }: EntryKey): Promise<void> {
  await db.execute(sql`
    update dict_detail set is_default = false, version = version + 1, updated_at = ${now}, updated_by = ${by.id}
    where dict_code = ${dict} and code <> ${code} and is_default`);
}

export async function insertDictEntry(writer: Writer, draft: DictEntryDraft): Promise<void> {
  const { dict, code, labelEn, labelZh, colour, sort, isDefault, parent, validFrom, validUntil } = draft;
  if (isDefault) await takeDefault(writer, draft);
  await writer.db.execute(sql`
    insert into dict_detail (dict_code, code, label, colour, sort, is_default, parent_code, valid_from, valid_until,
      updated_at, updated_by)
    values (${dict}, ${code}, ${inBoth(labelEn, labelZh)}, ${colour}, ${sort}, ${isDefault}, ${parent ?? null},
      ${validFrom ?? null}, ${validUntil ?? null}, ${writer.now}, ${writer.by.id})`);
  await countChange(writer, dict);
}

export async function storeDictEntry(writer: Writer, key: EntryKey, looks: Looks): Promise<void> {
  const { labelEn, labelZh, colour, sort, isDefault, parent, validFrom, validUntil } = looks;
  if (isDefault) await takeDefault(writer, key);
  await writer.db.execute(sql`
    update dict_detail set label = ${inBoth(labelEn, labelZh)}, colour = ${colour}, sort = ${sort},
      is_default = ${isDefault}, parent_code = ${parent ?? null}, valid_from = ${validFrom ?? null},
      valid_until = ${validUntil ?? null}, version = version + 1, updated_at = ${writer.now},
      updated_by = ${writer.by.id}
    where ${isEntry(key)}`);
  await countChange(writer, key.dict);
}

export async function deleteDictEntry(writer: Writer, key: EntryKey): Promise<void> {
  await writer.db.execute(sql`delete from dict_detail where ${isEntry(key)}`);
  await countChange(writer, key.dict);
}

interface DictEntryTransition extends RecordTransition<DictEntryStatus> {
  key: EntryKey;
  label: string;
}

const entryRecord: AuditedRecord<DictEntryStatus, DictEntryTransition> = {
  objectType: 'dict_detail',
  field: 'status',
  transitions: dictEntryTransitions,
  store: async (ctx, { key, to, label }) => {
    // A disabled entry cannot be the default.
    await ctx.db.execute(sql`
      update dict_detail set status = ${to}, is_default = is_default and ${to} = 'ACTIVE', version = version + 1,
        updated_at = ${ctx.now}, updated_by = ${ctx.by.id} where ${isEntry(key)}`);
    await countChange(ctx, key.dict);
    return label;
  },
};

/** The only way to change the status of an entry. */
export const transitionDictEntry = (ctx: Ctx, transition: DictEntryTransition): Promise<void> =>
  transitionRecord(entryRecord, ctx, transition);

/**
 * Inserts a dictionary of the product. Existing entries keep their labels and order, and a colour that the console gave
 * them; other colours follow the product. A custom dictionary with the same code becomes the product's.
 */
export async function insertMissingDict(db: Db, { code, name, details }: DictData): Promise<void> {
  await db.execute(sql`
    insert into dict (code, name) values (${code}, ${inBoth(...name)})
    on conflict (code) do update set is_system = true, version = dict.version + 1 where not dict.is_system`);
  const rows = details.map(([detail, en_US, zh_CN, colour = 'mute'], index) => ({
    code: detail,
    label: { en_US, zh_CN },
    colour,
    sort: index + 1,
  }));
  const added = await db.execute(sql`
    insert into dict_detail (dict_code, code, label, colour, product_colour, sort)
    select ${code}, it.code, it.label, it.colour, it.colour, it.sort
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as it (code text, label jsonb, colour text, sort int)
    on conflict (dict_code, code) do update set product_colour = excluded.product_colour,
      colour = case when dict_detail.colour = dict_detail.product_colour then excluded.colour else dict_detail.colour end
    where dict_detail.product_colour is distinct from excluded.product_colour`);
  if (added.rowCount !== 0) await db.execute(sql`update dict set version = version + 1 where code = ${code}`);
}

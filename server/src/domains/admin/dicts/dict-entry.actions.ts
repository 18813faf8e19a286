import { codes, type FieldIssue, type InputOf } from '@console/contracts';
import {
  type createDictEntry,
  type DictEntry,
  dictEntryIssues,
  dictEntryPlaceIssues,
  type removeDictEntry,
  type setDictEntryStatus,
  type updateDictEntry,
} from '@console/contracts/dicts';
import type { Context } from '../../../platform/context';
import {
  deleteDictEntry,
  type EntryKey,
  insertDictEntry,
  transitionDictEntry,
  storeDictEntry,
} from '../../../platform/dicts/dict.store';
import { assertVersion } from '../../../platform/expected-version';
import { Refusal, refuseIssues } from '../../../platform/refusal';
import { codeTaken, lockDict } from './dict.actions';
import { findBelow, findDictEntry, findLabelIssues, isCodeTaken, keyOf } from './dict-entry.query';
import { removalBar } from './dict.rules';

const find = (context: Context, key: EntryKey) => findDictEntry({ ...context, edits: true }, key);

/** Appearance of an entry, for the audit log. */
const said = ({ label, colour, sort, isDefault, parent, validFrom, validUntil }: DictEntry) => ({
  labelEn: label.en_US,
  labelZh: label.zh_CN,
  colour,
  sort,
  isDefaultEntry: isDefault,
  parentEntry: parent?.label.en_US ?? null,
  validFrom,
  validUntil,
});
const lineOf = ({ id, dict, label }: DictEntry) => ({
  objectType: 'dict_detail' as const,
  objectId: id,
  objectLabel: `${dict} · ${label.en_US}`,
});

/**
 * Returns an issue unless the parent is another entry of the same dictionary and is not below this entry. The caller
 * has locked the dictionary.
 */
async function parentIssues(context: Context, { parent, ...key }: EntryKey & { parent?: string | undefined }) {
  if (parent === undefined) return [];
  const issue = (code: string): FieldIssue[] => [{ field: 'parent', code, params: {} }];
  if ((await findBelow(context, key)).has(parent)) return issue('DICT_PARENT_CYCLE');
  return (await isCodeTaken(context, { ...key, code: parent })) ? [] : issue('DICT_PARENT_UNKNOWN');
}

/** Locks the dictionary of an entry and checks the version. */
async function lockEntry(context: Context, { id, version }: InputOf<typeof removeDictEntry>) {
  const key = keyOf(id);
  const dict = await lockDict(context, key.dict);
  const entry = await find(context, key);
  await assertVersion(entry, version, () => ({ current: entry }));
  return { key, dict, entry };
}

export async function addDictEntry(draft: InputOf<typeof createDictEntry>, context: Context): Promise<DictEntry> {
  const dict = await lockDict(context, draft.dict);
  if (dict.kind === 'SYSTEM') throw new Refusal(codes.transition, { data: { reason: 'SYSTEM' } });
  refuseIssues(dictEntryIssues(draft));
  if (await isCodeTaken(context, draft)) refuseIssues([codeTaken]);
  refuseIssues([...(await parentIssues(context, draft)), ...(await findLabelIssues(context, draft, draft))]);
  await insertDictEntry(context, draft);
  const made = await find(context, draft);
  await context.audit({ ...lineOf(made), after: { code: made.code, ...said(made) } });
  return made;
}

export async function saveDictEntry(
  { id, version, ...looks }: InputOf<typeof updateDictEntry>,
  context: Context,
): Promise<DictEntry> {
  const { key, entry: before } = await lockEntry(context, { id, version });
  refuseIssues([
    ...dictEntryPlaceIssues(looks),
    ...(await parentIssues(context, { ...looks, ...key })),
    ...(await findLabelIssues(context, key, { ...looks, before })),
  ]);
  await storeDictEntry(context, key, looks);
  const after = await find(context, key);
  await context.audit({ ...lineOf(after), before: said(before), after: said(after) });
  return after;
}

export async function switchDictEntry(
  { status: to, ...target }: InputOf<typeof setDictEntryStatus>,
  context: Context,
): Promise<DictEntry> {
  const { key, entry } = await lockEntry(context, target);
  const { id, status: from } = entry;
  if (from === to) throw new Refusal(codes.transition, { data: { from, to } });
  await transitionDictEntry(context, { id, from, to, key, label: lineOf(entry).objectLabel });
  return find(context, key);
}

/** Deletes a custom entry. System entries are refused, because the product uses their codes. */
export async function eraseDictEntry(target: InputOf<typeof removeDictEntry>, context: Context): Promise<void> {
  const { key, dict, entry } = await lockEntry(context, target);
  const bar = removalBar({ kind: dict.kind, isParent: (await findBelow(context, key)).size > 1 });
  if (bar !== null) throw new Refusal(codes.transition, { data: { reason: bar } });
  await deleteDictEntry(context, key);
  await context.audit({ ...lineOf(entry), before: said(entry), after: { deleted: true } });
}

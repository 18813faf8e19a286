import { codes, type FieldIssue, type InputOf } from '@console/contracts';
import { type createDict, dictIssues, type DictRecord, type updateDict } from '@console/contracts/dicts';
import type { Context } from '../../../platform/context';
import { insertDict, storeDict } from '../../../platform/dicts/dict.store';
import { assertVersion } from '../../../platform/expected-version';
import { refuseOthers } from '../../../platform/reach/platform.query';
import { Refusal, refuseIssues } from '../../../platform/refusal';
import { findDict, isDictTaken } from './dict.query';

/** Dictionaries belong to the platform, so only users of the company that runs it can perform these actions. */
const editing = (context: Context) => ({ ...context, edits: true });

/** Locks a dictionary and refuses it if it isn't editable. */
export async function lockDict(context: Context, id: string): Promise<DictRecord> {
  await refuseOthers(context);
  const found = await findDict(editing(context), id, { holds: true });
  if (!found.isEditable) throw new Refusal(codes.noPermission);
  return found;
}

const said = ({ name, description }: DictRecord) => ({ nameEn: name.en_US, nameZh: name.zh_CN, description });

/** Issue for a code that is already taken. */
export const codeTaken: FieldIssue = { field: 'code', code: 'CODE_TAKEN', params: {} };

export async function addDict(draft: InputOf<typeof createDict>, context: Context): Promise<DictRecord> {
  await refuseOthers(context);
  refuseIssues(dictIssues(draft));
  if (await isDictTaken(context, draft.code)) refuseIssues([codeTaken]);
  await insertDict(context, draft);
  const made = await findDict(editing(context), draft.code);
  const line = { objectType: 'dict' as const, objectId: made.id, objectLabel: made.name.en_US };
  await context.audit({ ...line, after: { code: made.id, ...said(made) } });
  return made;
}

export async function saveDict(
  { id, version, ...naming }: InputOf<typeof updateDict>,
  context: Context,
): Promise<DictRecord> {
  const before = await lockDict(context, id);
  await assertVersion(before, version, () => ({ current: before }));
  await storeDict(context, id, naming);
  const after = await findDict(editing(context), id);
  const line = { objectType: 'dict' as const, objectId: id, objectLabel: after.name.en_US };
  await context.audit({ ...line, before: said(before), after: said(after) });
  return after;
}

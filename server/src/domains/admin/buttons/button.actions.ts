import type { InputOf } from '@console/contracts';
import type { ButtonRecord, updateButton } from '@console/contracts/buttons';
import { storeButton } from '../../../platform/buttons/button.store';
import type { Context } from '../../../platform/context';
import { assertVersion } from '../../../platform/expected-version';
import { refuseOthers } from '../../../platform/reach/platform.query';
import { refuseIssues } from '../../../platform/refusal';
import { findButton, findNameIssues } from './button.query';
import { type ButtonFacts, menuMates } from './button.rules';

const said = ({ name, sort }: ButtonRecord) => ({ nameEn: name.en_US, nameZh: name.zh_CN, sort });

/** Buttons belong to the platform, so only users of the company that runs it can rename them. */
export async function saveButton(
  { id, version, ...draft }: InputOf<typeof updateButton>,
  context: Context,
  facts: readonly ButtonFacts[],
): Promise<ButtonRecord> {
  await refuseOthers(context);
  const source = { facts, edits: true };
  const before = await findButton(context, { id, holds: true }, source);
  await assertVersion(before, version, () => ({ current: before }));
  const fieldIssues = await findNameIssues(context, { draft, before, among: menuMates(facts, id) });
  refuseIssues(fieldIssues);
  await storeButton(context, id, draft);
  const after = await findButton(context, { id }, source);
  const line = { objectType: 'button' as const, objectId: id, objectLabel: after.name.en_US };
  await context.audit({ ...line, before: said(before), after: said(after) });
  return after;
}

import { codes, type FieldIssue, type InputOf } from '@console/contracts';
import {
  type createProductModule,
  type grantProductModule,
  type ProductModule,
  productModuleIssues,
  type removeProductModule,
  type updateProductModule,
} from '@console/contracts/product-modules';
import type { Context } from '../../../platform/context';
import { newId } from '../../../platform/db/ids';
import { assertVersion } from '../../../platform/expected-version';
import type { ShownMenu } from '../../../platform/menus/menu.rules';
import {
  changeCompanies,
  deleteProductModule,
  giveToOwners,
  insertProductModule,
  storeProductModule,
} from '../../../platform/product-modules/product-module.store';
import { refuseOthers } from '../../../platform/reach/platform.query';
import { Refusal, refuseIssues } from '../../../platform/refusal';
import { notifyCompanies } from './notify-companies.actions';
import { findCompanies, findNameIssues, findProductModule, isCodeTaken } from './product-module.query';
import { differenceOf, removeBar } from './product-module.rules';

/** Data of this installation: visible menus, and buttons that a module can include. */
export interface Installed {
  menus: readonly ShownMenu[];
  buttons: ReadonlySet<string>;
}

const issue = (field: string, code: string): FieldIssue => ({ field, code, params: {} });

const strange = (buttons: readonly string[], installed: Installed): FieldIssue[] =>
  buttons.every((code) => installed.buttons.has(code)) ? [] : [issue('buttons', 'INVALID')];

/** Fields of a module for the audit log, except buttons and companies. */
const said = ({ name, description, accountTypes }: ProductModule) => ({
  nameEn: name.en_US,
  nameZh: name.zh_CN,
  description,
  accountTypes,
});
const lineOf = ({ id, name }: ProductModule) => ({
  objectType: 'product_module' as const,
  objectId: id,
  objectLabel: name.en_US,
});

async function lockModule(
  context: Context,
  { id, version }: InputOf<typeof removeProductModule>,
  { menus }: Installed,
): Promise<ProductModule> {
  await refuseOthers(context);
  const found = await findProductModule(context, menus, { id, holds: true });
  await assertVersion(found, version, () => ({ current: found }));
  return found;
}

export async function addProductModule(
  draft: InputOf<typeof createProductModule>,
  context: Context,
  installed: Installed,
): Promise<ProductModule> {
  await refuseOthers(context);
  refuseIssues([...productModuleIssues(draft), ...strange(draft.buttons, installed)]);
  const isTaken = await isCodeTaken(context, draft.code);
  refuseIssues([...(isTaken ? [issue('code', 'CODE_TAKEN')] : []), ...(await findNameIssues(context, draft))]);
  const id = newId('pmod');
  await insertProductModule(context, id, draft);
  const made = await findProductModule(context, installed.menus, { id });
  await context.audit({ ...lineOf(made), after: { code: made.code, ...said(made), granted: made.buttons } });
  return made;
}

export async function saveProductModule(
  { id, version, ...content }: InputOf<typeof updateProductModule>,
  context: Context,
  installed: Installed,
): Promise<ProductModule> {
  const before = await lockModule(context, { id, version }, installed);
  const change = differenceOf(before.buttons, content.buttons);
  refuseIssues([...strange(change.granted, installed), ...(await findNameIssues(context, content, before))]);
  await storeProductModule(context, id, content);
  const companies = before.companies.map((company) => company.id);
  await giveToOwners(context, id, { companies, codes: change.granted });
  const after = await findProductModule(context, installed.menus, { id });
  await context.audit({ ...lineOf(after), before: said(before), after: { ...said(after), ...change } });
  return after;
}

export async function eraseProductModule(
  target: InputOf<typeof removeProductModule>,
  context: Context,
  installed: Installed,
): Promise<void> {
  const before = await lockModule(context, target, installed);
  const bar = removeBar({ isSystem: before.isSystem, companies: before.companies.length });
  if (bar !== null) throw new Refusal(codes.transition, { data: { reason: bar } });
  await deleteProductModule(context, before.id);
  await context.audit({ ...lineOf(before), before: { code: before.code, ...said(before) } });
}

export async function shareProductModule(
  { companyIds, ...target }: InputOf<typeof grantProductModule>,
  context: Context,
  installed: Installed,
): Promise<ProductModule> {
  const before = await lockModule(context, target, installed);
  const companies = await findCompanies(context);
  if (!companyIds.every((id) => companies.some((one) => one.id === id))) refuseIssues([issue('companyIds', 'INVALID')]);
  const held = before.companies.map(({ id }) => id);
  const change = differenceOf(held, companyIds);
  await changeCompanies(context, before.id, change);
  await giveToOwners(context, before.id, { companies: change.granted, codes: before.buttons });
  const after = await findProductModule(context, installed.menus, { id: before.id });
  await notifyCompanies(context, { id: after.id, name: after.name, ...change });
  const namesOf = ({ companies: all }: ProductModule) => all.map(({ name }) => name.en_US);
  await context.audit({
    ...lineOf(after),
    before: { companies: namesOf(before) },
    after: { companies: namesOf(after) },
  });
  return after;
}

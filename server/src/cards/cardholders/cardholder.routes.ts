import { codes, type InputOf } from '@console/contracts';
import {
  type Cardholder,
  listCardholderOptions,
  readCardholder,
  saveCardholder,
  showCardholder,
} from '@console/contracts/cards';
import type { Context } from '../../context';
import type { App } from '../../deps';
import { findMerchant } from '../../merchants/merchants/merchant.repo';
import { mount } from '../../mount';
import { refuseHidden } from '../../mounting/masking';
import { Refusal } from '../../refusal';
import { findCardholders } from './cardholder.repo';
import { readHolder, type StoredHolder, toCardholder, updateHolder } from './holder-detail.repo';

export function cardholderRoutes(app: App): void {
  mount(app, listCardholderOptions, async ({ merchantId }, context) => {
    if (!(await findMerchant(context, merchantId))) throw new Refusal(codes.notFound);
    return { list: await findCardholders(context, merchantId) };
  });
  mount(app, readCardholder, async ({ id }, context) => toCardholder(await readHolder(context, id), context.actor));
  mount(app, showCardholder, async ({ id, group }, context) => {
    refuseHidden(context.actor, [group]);
    const holder = await readHolder(context, id);
    await context.audit({ ...labelOf(holder), reason: group });
    return group === 'HOLDER_CONTACT' ? { group, email: holder.email } : { group, birthday: holder.birthday };
  });
  mount(app, saveCardholder, (change, context) => save(change, context));
}

async function save(change: InputOf<typeof saveCardholder>, context: Context): Promise<Cardholder> {
  const { actor } = context;
  refuseHidden(actor, [
    ...(change.email === undefined ? [] : (['HOLDER_CONTACT'] as const)),
    ...(change.birthday === undefined ? [] : (['HOLDER_IDENTITY'] as const)),
  ]);
  const before = await readHolder(context, change.id, { holds: true });
  const current = toCardholder(before, actor);
  if (before.version !== change.version) {
    const { updated_by_name: updatedBy } = before;
    throw new Refusal(codes.versionConflict, { data: { current, updatedBy, updatedAt: current.updatedAt } });
  }
  await updateHolder(context, change);
  const after = await readHolder(context, change.id);
  await context.audit({ ...labelOf(after), before: linesOf(before), after: linesOf(after, before) });
  return toCardholder(after, actor);
}

const labelOf = ({ id, name }: StoredHolder) => ({ objectType: 'cardholder', objectId: id, objectLabel: name });

/** The log says that a masked field was changed and not to what: who reads the log may not be who may see it. */
const linesOf = (holder: StoredHolder, before = holder) => ({
  name: holder.name,
  firstName: holder.first_name,
  lastName: holder.last_name,
  isEmailChanged: holder.email !== before.email,
  isBirthdayChanged: holder.birthday !== before.birthday,
});

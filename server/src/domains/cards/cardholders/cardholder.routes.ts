import { codes } from '@console/contracts';
import {
  changeCardholderKyc,
  changeCardholderStatus,
  countCardholderExport,
  createCardholder,
  exportCardholders,
  findCardholderTwins,
  type HolderGroup,
  listCardholderOptions,
  listCardholders,
  pushCardholder,
  readCardholder,
  readCardholderHistory,
  removeCardholder,
  saveCardholder,
  showCardholder,
} from '@console/contracts/cards';
import type { App } from '../../../platform/deps';
import { mountExport } from '../../../platform/exports/mount-export';
import { findMerchantOption } from '../../merchants/merchants/merchant-choice.query';
import { mount } from '../../../platform/http/mount';
import { refuseHidden } from '../../../platform/http/masking';
import { Refusal } from '../../../platform/refusal';
import { cardholderExport } from './cardholder.export';
import { findCardholders } from './cardholder.query';
import { changeKyc } from './holder-kyc.actions';
import { changeHolderStatus, removeHolder } from './holder-end.actions';
import { readHolder } from './holder-detail.query';
import { findHolderEvents, findTwins } from './holder-facts.query';
import { type StoredHolder, toCardholderDetail } from './holder-row.query';
import { findHolders } from './holder-search.query';
import { pushHolder } from './push-holder.actions';
import { createHolder, labelOf, saveHolder } from './cardholder.actions';

export function cardholderRoutes(app: App): void {
  mount(app, listCardholderOptions, async (query, context) => {
    if (!(await findMerchantOption(context, query.merchantId))) throw new Refusal(codes.notFound);
    return findCardholders(context, query);
  });
  mount(app, listCardholders, (query, context) => findHolders(context, query));
  mount(app, readCardholder, async ({ id }, context) =>
    toCardholderDetail(await readHolder(context, id), context.actor),
  );
  mount(app, showCardholder, async ({ id, group }, context) => {
    refuseHidden(context.actor, [group]);
    const holder = await readHolder(context, id);
    await context.audit({ ...labelOf(holder), reason: group });
    return shownOf(holder, group);
  });
  mount(app, readCardholderHistory, async ({ id }, context) => {
    await readHolder(context, id);
    return { list: await findHolderEvents(context, id) };
  });
  mount(app, findCardholderTwins, async (input, context) => {
    if (!(await findMerchantOption(context, input.merchantId))) throw new Refusal(codes.notFound);
    return { list: await findTwins(context, input) };
  });
  mount(app, createCardholder, (draft, context) => createHolder(draft, context));
  mount(app, saveCardholder, (change, context) => saveHolder(change, context));
  mount(app, changeCardholderStatus, (change, context) => changeHolderStatus(change, context));
  mount(app, changeCardholderKyc, (step, context) => changeKyc(step, context));
  mount(app, removeCardholder, (input, context) => removeHolder(input, context));
  mount(app, pushCardholder, (input, context) => pushHolder(input, context));
  mountExport(app, {
    count: countCardholderExport,
    start: exportCardholders,
    type: 'HOLDER_EXPORT',
    dataset: cardholderExport,
  });
}

function shownOf(
  { email, area_code: areaCode, phone, birthday, address, postal_code }: StoredHolder,
  group: HolderGroup,
) {
  switch (group) {
    case 'HOLDER_CONTACT':
      return { group, email, areaCode, phone };
    case 'HOLDER_IDENTITY':
      return { group, birthday };
    case 'HOLDER_ADDRESS':
      return { group, address, postalCode: postal_code };
  }
}

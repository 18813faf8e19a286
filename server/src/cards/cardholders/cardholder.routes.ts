import { codes } from '@console/contracts';
import { listCardholderOptions } from '@console/contracts/cards';
import type { App } from '../../deps';
import { findMerchant } from '../../merchants/merchants/merchant.repo';
import { mount } from '../../mount';
import { Refusal } from '../../refusal';
import { findCardholders } from './cardholder.repo';

export function cardholderRoutes(app: App): void {
  mount(app, listCardholderOptions, async ({ merchantId }, context) => {
    if (!(await findMerchant(context, merchantId))) throw new Refusal(codes.notFound);
    return { list: await findCardholders(context, merchantId) };
  });
}

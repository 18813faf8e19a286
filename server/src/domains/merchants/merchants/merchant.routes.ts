import { listMerchantOptions } from '@console/contracts/cards';
import type { App } from '../../../platform/deps';
import { mount } from '../../../platform/http/mount';
import { findMerchants } from './merchant.query';

export function merchantRoutes(app: App): void {
  mount(app, listMerchantOptions, (input, context) => findMerchants(context, input));
}

import { listBinOptions, listIssuableBins } from '@console/contracts/cards';
import type { App } from '../../deps';
import { companyDay } from '../cards/company-day.rules';
import { mount } from '../../mount';
import { findBinOptions, findIssuableBins } from './card-bin.repo';

export function cardBinRoutes(app: App): void {
  mount(app, listIssuableBins, async (_input, context) => ({
    list: await findIssuableBins(context),
    today: companyDay(context),
  }));
  mount(app, listBinOptions, async (_input, context) => ({ list: await findBinOptions(context) }));
}

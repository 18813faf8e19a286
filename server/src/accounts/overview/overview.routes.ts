import { readPurchaseOverview } from '@console/contracts/accounts';
import type { App } from '../../deps';
import { mount } from '../../mount';
import { findPurchaseOverview } from './overview.repo';

export function overviewRoutes(app: App): void {
  mount(app, readPurchaseOverview, (input, context) => findPurchaseOverview(input, context));
}

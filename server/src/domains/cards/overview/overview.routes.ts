import { readPurchaseOverview } from '@console/contracts/cards';
import type { App } from '../../../platform/deps';
import { mount } from '../../../platform/http/mount';
import { findPurchaseOverview } from './overview.query';

export function overviewRoutes(app: App): void {
  mount(app, readPurchaseOverview, (input, context) => findPurchaseOverview(input, context));
}

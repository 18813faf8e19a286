import { adjustReconItem, askChannel, explainReconItem, listReconItems, readReading } from '@console/contracts/cards';
import type { App } from '../../../platform/deps';
import { mount } from '../../../platform/http/mount';
import { readCardReading } from './card-reading.query';
import { explainItem, proposeAdjustment } from './recon-item.actions';
import { findReconItems } from './recon-item.query';
import { requestReading } from './request-reading.actions';

export function reconciliationRoutes(app: App): void {
  mount(app, listReconItems, (query, context) => findReconItems(context, query));
  mount(app, readReading, ({ cardId }, context) => readCardReading(context, cardId));
  mount(app, askChannel, ({ cardId }, context) => requestReading(cardId, context));
  mount(app, adjustReconItem, (input, context) => proposeAdjustment(input, context));
  mount(app, explainReconItem, (input, context) => explainItem(input, context));
}

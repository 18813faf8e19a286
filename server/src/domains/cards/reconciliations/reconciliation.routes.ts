import { adjustReconItem, askChannel, explainReconItem, listReconItems, readReading } from '@console/contracts/cards';
import type { App } from '../../../platform/deps';
import { mount } from '../../../platform/http/mount';
import { askForReading, readCardReading } from './card-reading.store';
import { proposeAdjustment } from './recon-adjust.actions';
import { explainItem, findReconItems } from './recon-item.query';

export function reconciliationRoutes(app: App): void {
  mount(app, listReconItems, (query, context) => findReconItems(context, query));
  mount(app, readReading, ({ cardId }, context) => readCardReading(context, cardId));
  mount(app, askChannel, ({ cardId }, context) => askForReading(cardId, context));
  mount(app, adjustReconItem, (input, context) => proposeAdjustment(input, context));
  mount(app, explainReconItem, (input, context) => explainItem(input, context));
}

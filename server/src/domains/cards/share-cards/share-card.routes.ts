import {
  countShareCardExport,
  createShareCard,
  createShareCardBatch,
  exportShareCards,
  listShareCards,
} from '@console/contracts/cards';
import type { App } from '../../../platform/deps';
import { mountExport } from '../../../platform/exports/mount-export';
import { shareCardExport } from './share-card.export';
import { mount } from '../../../platform/http/mount';
import { createShareBatch, issueShareCard } from './share-card.actions';
import { findShareCards } from './share-card-list.query';

export function shareCardRoutes(app: App): void {
  mount(app, listShareCards, (query, context) => findShareCards(context, query));
  mount(app, createShareCard, (draft, context) => issueShareCard(draft, context, app.deps.vault));
  mount(app, createShareCardBatch, (draft, context) => createShareBatch(draft, createShareCardBatch.path, context));
  mountExport(app, {
    count: countShareCardExport,
    start: exportShareCards,
    type: 'SHARE_CARD_EXPORT',
    dataset: shareCardExport,
  });
}

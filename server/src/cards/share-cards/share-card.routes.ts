import { createShareCards, listShareCards } from '@console/contracts/cards';
import type { App } from '../../deps';
import { mount } from '../../mount';
import { issueShareCards } from './share-card.repo';
import { findShareCards } from './share-card-list.repo';

export function shareCardRoutes(app: App): void {
  mount(app, listShareCards, (query, context) => findShareCards(context, query));
  mount(app, createShareCards, (draft, context) => issueShareCards(draft, context, app.deps.vault));
}

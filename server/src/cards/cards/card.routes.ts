import {
  countCards,
  createCards,
  freezeCard,
  listCards,
  precheckCards,
  readCard,
  readCardHistory,
  unfreezeCard,
} from '@console/contracts/cards';
import type { App } from '../../deps';
import { mount } from '../../mount';
import { issueCards, precheckIssue } from './card-issue.repo';
import { changeCardStatus } from './card-status.repo';
import { countCardStates, findCardEvents, findCards, readCardDetail } from './card.repo';

export function cardRoutes(app: App): void {
  mount(app, listCards, (query, context) => findCards(context, query));
  mount(app, countCards, (_input, context) => countCardStates(context));
  mount(app, readCard, async ({ id }, context) => (await readCardDetail(context, id)).card);
  mount(app, readCardHistory, async ({ id }, context) => ({ list: await findCardEvents(context, id) }));
  mount(app, precheckCards, (draft, context) => precheckIssue(draft, context));
  mount(app, createCards, (draft, context) => issueCards(draft, context, app.deps.vault));
  mount(app, freezeCard, (change, context) => changeCardStatus('FREEZE', change, context));
  mount(app, unfreezeCard, (change, context) => changeCardStatus('UNFREEZE', change, context));
}

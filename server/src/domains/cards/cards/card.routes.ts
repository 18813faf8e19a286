import {
  cancelCard,
  cancelCards,
  countCardExport,
  countCards,
  createCard,
  exportCards,
  findCardByNumber,
  freezeCard,
  freezeCards,
  limitCard,
  limitCards,
  listCards,
  precheckBulk,
  precheckCards,
  precheckTopUp,
  precheckWithdraw,
  readCard,
  readCardHistory,
  readCardActivities,
  renameCard,
  renameCards,
  retryCard,
  topUpCard,
  topUpCards,
  unfreezeCard,
  unfreezeCards,
  updateCard,
  withdrawCard,
  withdrawCards,
} from '@console/contracts/cards';
import type { App } from '../../../platform/deps';
import { mountExport } from '../../../platform/exports/mount-export';
import { mount } from '../../../platform/http/mount';
import { precheckSelection, startBulk } from './card-bulk.actions';
import { cardExport } from './card.export';
import { issueCard, precheckIssue } from './issue-card.actions';
import { requestCancel } from './cancel-card.actions';
import { findCardActivities } from './card-activity.query';
import { cardByNumber } from './find-by-number.actions';
import { changeAlias, changeInfo, changeLimit } from './change-card.actions';
import { changeCardStatus } from './freeze-card.actions';
import { orderRefusedCard } from './retry-card.actions';
import { transferCardMoney, priceTransfer } from './transfer-money.actions';
import { countCardStates, findCardEvents, findCards, readCardDetail } from './card.query';

export function cardRoutes(app: App): void {
  mount(app, listCards, (query, context) => findCards(context, query));
  mount(app, findCardByNumber, ({ number }, context) => cardByNumber(number, context, app.deps.vault));
  mount(app, countCards, (_input, context) => countCardStates(context));
  mount(app, readCard, async ({ id }, context) => (await readCardDetail(context, id)).card);
  mount(app, readCardHistory, async ({ id }, context) => ({ list: await findCardEvents(context, id) }));
  mount(app, readCardActivities, async ({ id }, context) => ({ list: await findCardActivities(context, id) }));
  mount(app, precheckCards, (draft, context) => precheckIssue(draft, context));
  mount(app, createCard, (draft, context) => issueCard(draft, context, app.deps.vault));
  mount(app, retryCard, (change, context) => orderRefusedCard(change, context));
  mount(app, cancelCard, (change, context) => requestCancel(change, context));
  mount(app, freezeCard, (change, context) => changeCardStatus('FREEZE', change, context));
  mount(app, unfreezeCard, (change, context) => changeCardStatus('UNFREEZE', change, context));
  mount(app, precheckTopUp, (input, context) => priceTransfer('TOPUP', input, context));
  mount(app, precheckWithdraw, (input, context) => priceTransfer('WITHDRAW', input, context));
  mount(app, topUpCard, async (transfer, context) => {
    await transferCardMoney('TOPUP', transfer, context);
    return (await readCardDetail(context, transfer.id)).card;
  });
  mount(app, withdrawCard, async (transfer, context) => {
    await transferCardMoney('WITHDRAW', transfer, context);
    return (await readCardDetail(context, transfer.id)).card;
  });
  mount(app, limitCard, (change, context) => changeLimit(change, context));
  mount(app, renameCard, (change, context) => changeAlias(change, context));
  mount(app, updateCard, (change, context) => changeInfo(change, context));
  mountExport(app, {
    count: countCardExport,
    start: exportCards,
    type: 'CARD_EXPORT',
    dataset: cardExport,
  });
  bulkRoutes(app);
}

/** Bulk operations: the same actions as jobs with an item per card. */
function bulkRoutes(app: App): void {
  mount(app, precheckBulk, (input, context) => precheckSelection(input, context));
  mount(app, freezeCards, (input, context) =>
    startBulk({ type: 'CARD_FREEZE', action: freezeCards.path }, input, context),
  );
  mount(app, unfreezeCards, (input, context) =>
    startBulk({ type: 'CARD_UNFREEZE', action: unfreezeCards.path }, input, context),
  );
  mount(app, cancelCards, (input, context) =>
    startBulk({ type: 'CARD_CANCEL', action: cancelCards.path }, input, context),
  );
  mount(app, limitCards, (input, context) =>
    startBulk({ type: 'CARD_LIMIT', action: limitCards.path }, input, context),
  );
  mount(app, renameCards, (input, context) =>
    startBulk({ type: 'CARD_RENAME', action: renameCards.path }, input, context),
  );
  mount(app, topUpCards, (input, context) =>
    startBulk({ type: 'CARD_TOPUP', action: topUpCards.path }, input, context),
  );
  mount(app, withdrawCards, (input, context) =>
    startBulk({ type: 'CARD_WITHDRAW', action: withdrawCards.path }, input, context),
  );
}

import {
  limitCard,
  precheckTopUp,
  precheckWithdraw,
  renameCard,
  topUpCard,
  updateCard,
  withdrawCard,
} from '@console/contracts/cards';
import type { App } from '../../../platform/deps';
import { mount } from '../../../platform/http/mount';
import { changeAlias, changeInfo, changeLimit } from './card-change.actions';
import { moveCardMoney, priceMove } from './card-money.actions';
import { readCardDetail } from './card.query';

export function cardChangeRoutes(app: App): void {
  mount(app, precheckTopUp, (input, context) => priceMove('TOPUP', input, context));
  mount(app, precheckWithdraw, (input, context) => priceMove('WITHDRAW', input, context));
  mount(app, topUpCard, async (move, context) => {
    await moveCardMoney('TOPUP', move, context);
    return (await readCardDetail(context, move.id)).card;
  });
  mount(app, withdrawCard, async (move, context) => {
    await moveCardMoney('WITHDRAW', move, context);
    return (await readCardDetail(context, move.id)).card;
  });
  mount(app, limitCard, (change, context) => changeLimit(change, context));
  mount(app, renameCard, (change, context) => changeAlias(change, context));
  mount(app, updateCard, (change, context) => changeInfo(change, context));
}

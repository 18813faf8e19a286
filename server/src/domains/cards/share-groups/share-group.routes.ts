import {
  cancelGroupCards,
  cancelShareGroup,
  createShareGroup,
  freezeShareGroup,
  listShareGroups,
  precheckShareGroup,
  readShareGroup,
  topUpShareGroup,
  unfreezeShareGroup,
  withdrawShareGroup,
  countShareGroupExport,
  exportShareGroups,
} from '@console/contracts/cards';
import type { App } from '../../../platform/deps';
import { mountExport } from '../../../platform/exports/mount-export';
import { shareGroupExport } from './share-group.export';
import { mount } from '../../../platform/http/mount';
import { cancelCardsOf, cancelPool } from '../pools/pool-cancel.actions';
import { transferPoolMoney } from '../pools/pool-money.actions';
import { findPools, readPool } from '../pools/pool.query';
import { freezePool, unfreezePool } from '../pools/pool-switch.actions';
import { groupKind } from './share-group-kind.query';
import { priceGroup } from './price-group.actions';
import { createGroup } from './share-group.actions';

export function shareGroupRoutes(app: App): void {
  mount(app, listShareGroups, (query, context) => findPools(groupKind, context, query));
  mount(app, readShareGroup, ({ id }, context) => readPool(groupKind, context, id));
  mount(app, precheckShareGroup, (draft, context) => priceGroup(draft, context));
  mount(app, createShareGroup, (draft, context) => createGroup(draft, context));
  mount(app, topUpShareGroup, (transfer, context) => transferPoolMoney('TOPUP', groupKind, transfer, context));
  mount(app, withdrawShareGroup, (transfer, context) => transferPoolMoney('WITHDRAW', groupKind, transfer, context));
  mount(app, freezeShareGroup, (input, context) => freezePool(groupKind, input, context));
  mount(app, unfreezeShareGroup, (input, context) => unfreezePool(groupKind, input, context));
  mount(app, cancelShareGroup, (target, context) => cancelPool(groupKind, target, context));
  mount(app, cancelGroupCards, (input, context) => cancelCardsOf(groupKind, input, context));
  mountExport(app, {
    count: countShareGroupExport,
    start: exportShareGroups,
    type: 'GROUP_EXPORT',
    dataset: shareGroupExport,
  });
}

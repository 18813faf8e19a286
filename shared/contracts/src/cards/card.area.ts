import type { Area, Catalogue } from '../area';
import * as cancels from './cancel';
import * as cards from './card';
import * as cardBulks from './card-bulk';
import * as cardChanges from './card-change';
import * as cardDrafts from './card-draft';
import * as cardExports from './card-export';
import * as cardHistories from './card-history';
import * as cardActivities from './card-activity';
import * as cardNumbers from './card-number';
import { cardReasons } from './card-reasons';

const permissions: Catalogue = {
  'cards.card.view': {
    name: { en_US: 'View cards', zh_CN: '查看卡片' },
    pages: ['cards-balance', 'cards-balance-view-card-detail'],
    risk: 'LOW',
  },
  'cards.card.create': {
    name: { en_US: 'Create cards', zh_CN: '创建卡片' },
    pages: ['cards-balance-create-card'],
    risk: 'HIGH',
  },
  'cards.card.freeze': { name: { en_US: 'Freeze cards', zh_CN: '冻结卡片' }, pages: [], risk: 'LOW' },
  'cards.card.unfreeze': { name: { en_US: 'Unfreeze cards', zh_CN: '解冻卡片' }, pages: [], risk: 'HIGH' },
  'cards.card.export': { name: { en_US: 'Export cards', zh_CN: '导出卡片' }, pages: [], risk: 'LOW' },
  'cards.card.topup': { name: { en_US: 'Top up cards', zh_CN: '卡片充值' }, pages: [], risk: 'HIGH' },
  'cards.card.withdraw': { name: { en_US: 'Withdraw from cards', zh_CN: '卡片转出' }, pages: [], risk: 'HIGH' },
  'cards.card.limit': { name: { en_US: 'Change card limits', zh_CN: '调整卡片限额' }, pages: [], risk: 'HIGH' },
  'cards.card.update': { name: { en_US: 'Edit cards', zh_CN: '编辑卡片' }, pages: [], risk: 'LOW' },
  'cards.card.cancel': { name: { en_US: 'Cancel cards', zh_CN: '注销卡片' }, pages: [], risk: 'HIGH' },
};

/** Operations, permissions and labels of cards. */
export const cardArea = {
  reasons: cardReasons,
  operations: [
    cancels,
    cards,
    cardBulks,
    cardChanges,
    cardDrafts,
    cardExports,
    cardHistories,
    cardActivities,
    cardNumbers,
  ],
  permissions,
  actions: {
    '/card/create': ['Create card', '创建卡片'],
    '/card/retry': ['Retry card creation', '重试创建卡片'],
    '/card/freeze': ['Freeze card', '冻结卡片'],
    '/card/unfreeze': ['Unfreeze card', '解冻卡片'],
    '/card/cancel': ['Cancel card', '注销卡片'],
    '/card/topup': ['Top up card', '卡片充值'],
    '/card/withdraw': ['Withdraw from card', '卡片转出'],
    '/card/updateLimit': ['Change card limit', '修改卡片限额'],
    '/card/updateAlias': ['Rename card', '修改卡片别名'],
    '/card/updateInfo': ['Change card details', '修改卡片信息'],
    '/card/bulkCancel': ['Cancel cards', '批量注销卡片'],
    '/card/bulkFreeze': ['Freeze cards', '批量冻结卡片'],
    '/card/bulkUnfreeze': ['Unfreeze cards', '批量解冻卡片'],
    '/card/bulkLimit': ['Change card limits', '批量修改卡片限额'],
    '/card/bulkAlias': ['Rename cards', '批量修改卡片别名'],
    '/card/bulkTopup': ['Top up cards', '批量充值卡片'],
    '/card/bulkWithdraw': ['Withdraw from cards', '批量转出卡片余额'],
    '/card/export': ['Export cards', '导出卡片'],
    '/card/findByNumber': ['Find card by number', '按完整卡号查找卡片'],
  },
  objects: {
    card: ['Card', '卡片'],
  },
  jobs: {
    CARD_EXPORT: ['Export cards', '导出卡片'],
    CARD_FREEZE: ['Freeze cards', '冻结卡片'],
    CARD_UNFREEZE: ['Unfreeze cards', '解冻卡片'],
    CARD_TOPUP: ['Top up cards', '卡片充值'],
    CARD_WITHDRAW: ['Withdraw from cards', '卡片转出'],
    CARD_CANCEL: ['Cancel cards', '注销卡片'],
    CARD_LIMIT: ['Change card limits', '修改卡片限额'],
    CARD_RENAME: ['Rename cards', '修改卡片别名'],
  },
  reviews: {
    CARD_CANCEL: {
      label: ['Card cancellation', '卡片注销'],
      steps: ['cards.card.cancel-review'],
      days: 14,
      reasons: 'cancel_reason',
    },
  },
  notifications: {
    NUMBER_MISSES: { label: ['Repeated lookups of unknown card numbers', '多次查询不存在的卡号'], tone: 'warn' },
  },
  events: {
    'card.frozen': ['Card frozen', '卡片已冻结'],
    'card.unfrozen': ['Card unfrozen', '卡片已解冻'],
    'card.cancelled': ['Card cancelled', '卡片已注销'],
  },
} as const satisfies Area;

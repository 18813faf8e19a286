import type { Area, Catalogue } from '../area';
import * as shareGroups from './share-group';
import * as shareGroupChanges from './share-group-change';
import * as shareGroupExports from './share-group-export';

const permissions: Catalogue = {
  'cards.share-group.view': {
    name: { en_US: 'View card groups', zh_CN: '查看共享卡组' },
    pages: ['cards-share-group'],
    risk: 'LOW',
  },
  'cards.share-group.create': {
    name: { en_US: 'Create card groups', zh_CN: '创建共享卡组' },
    pages: ['create-share-card-group'],
    risk: 'HIGH',
  },
  'cards.share-group.topup': {
    name: { en_US: 'Top up card groups', zh_CN: '共享卡组充值' },
    pages: [],
    risk: 'HIGH',
  },
  'cards.share-group.withdraw': {
    name: { en_US: 'Withdraw from card groups', zh_CN: '共享卡组转出' },
    pages: [],
    risk: 'HIGH',
  },
  'cards.share-group.freeze': {
    name: { en_US: 'Freeze card groups', zh_CN: '冻结共享卡组' },
    pages: [],
    risk: 'LOW',
  },
  'cards.share-group.unfreeze': {
    name: { en_US: 'Unfreeze card groups', zh_CN: '解冻共享卡组' },
    pages: [],
    risk: 'HIGH',
  },
  'cards.share-group.cancel': {
    name: { en_US: 'Cancel card groups', zh_CN: '注销共享卡组' },
    pages: [],
    risk: 'HIGH',
  },
  'cards.share-group.export': {
    name: { en_US: 'Export card groups', zh_CN: '导出共享卡组' },
    pages: [],
    risk: 'LOW',
  },
};

/** Operations, permissions and labels of card groups. */
export const shareGroupArea = {
  operations: [shareGroups, shareGroupChanges, shareGroupExports],
  permissions,
  actions: {
    '/shareGroup/create': ['Create card group', '创建共享卡组'],
    '/shareGroup/topup': ['Top up card group', '共享卡组充值'],
    '/shareGroup/withdraw': ['Withdraw from card group', '共享卡组转出'],
    '/shareGroup/freeze': ['Freeze card group', '冻结共享卡组'],
    '/shareGroup/unfreeze': ['Unfreeze card group', '解冻共享卡组'],
    '/shareGroup/cancel': ['Cancel card group', '注销共享卡组'],
    '/shareGroup/cancelCards': ['Cancel cards of card group', '注销共享卡组的卡片'],
    '/shareGroup/export': ['Export card groups', '导出共享卡组'],
  },
  objects: {
    shareGroup: ['Card group', '共享卡组'],
  },
  jobs: {
    GROUP_EXPORT: ['Export card groups', '导出共享卡组'],
    GROUP_FREEZE: ['Freeze card group', '冻结共享卡组'],
    GROUP_UNFREEZE: ['Unfreeze cards of a group', '解冻共享卡组卡片'],
  },
} as const satisfies Area;

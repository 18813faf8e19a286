import type { Area, Catalogue } from '../area';
import * as cardholders from './cardholder';
import * as cardholderExports from './cardholder-export';
import * as cardholderRecords from './cardholder-record';
import { cardholderReasons } from './cardholder-reasons';

const permissions: Catalogue = {
  'cards.cardholder.view': {
    name: { en_US: 'View cardholders', zh_CN: '查看持卡人' },
    pages: ['coremanagement-cardholder-management', 'coremanagement-cardholder-management-view'],
    risk: 'LOW',
  },
  'cards.cardholder.save': {
    name: { en_US: 'Edit cardholders', zh_CN: '编辑持卡人' },
    pages: ['coremanagement-cardholder-management-save'],
    risk: 'HIGH',
  },
  'cards.cardholder.status': {
    name: { en_US: 'Disable cardholders', zh_CN: '停用持卡人' },
    pages: [],
    risk: 'LOW',
  },
  'cards.cardholder.kyc': {
    name: { en_US: 'Verify cardholders', zh_CN: '核验持卡人身份' },
    pages: [],
    risk: 'HIGH',
  },
  'cards.cardholder.delete': { name: { en_US: 'Delete cardholders', zh_CN: '删除持卡人' }, pages: [], risk: 'HIGH' },
  'cards.cardholder.push': {
    name: { en_US: 'Sync cardholder details to cards', zh_CN: '更新持卡人的卡片' },
    pages: [],
    risk: 'HIGH',
  },
  'cards.cardholder.export': { name: { en_US: 'Export cardholders', zh_CN: '导出持卡人' }, pages: [], risk: 'LOW' },
};

/** Operations, permissions and labels of cardholders. */
export const cardholderArea = {
  reasons: cardholderReasons,
  operations: [cardholders, cardholderExports, cardholderRecords],
  permissions,
  actions: {
    '/cardholder/create': ['Create cardholder', '创建持卡人'],
    '/cardholder/update': ['Edit cardholder', '编辑持卡人'],
    '/cardholder/status': ['Enable or disable cardholder', '启用或停用持卡人'],
    '/cardholder/kyc': ['Verify cardholder', '核验持卡人身份'],
    '/cardholder/delete': ['Delete cardholder', '删除持卡人'],
    '/cardholder/push': ['Sync cardholder details to cards', '更新持卡人的卡片'],
    '/cardholder/show': ['Reveal cardholder details', '查看持卡人完整信息'],
    '/cardholder/export': ['Export cardholders', '导出持卡人'],
    'cardholder/kyc-expire': ['Expire verification', '结束过期的身份核验'],
  },
  objects: {
    cardholder: ['Cardholder', '持卡人'],
  },
  jobs: {
    HOLDER_EXPORT: ['Export cardholders', '导出持卡人'],
    HOLDER_PUSH: ['Sync cardholder details to cards', '更新持卡人的卡片'],
  },
} as const satisfies Area;

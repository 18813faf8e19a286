import type { Area, Catalogue } from '../area';
import * as simulator from './simulator';
import * as transactions from './transaction';
import * as transactionExports from './transaction-export';

const permissions: Catalogue = {
  'cards.transaction.view': {
    name: { en_US: 'View card transactions', zh_CN: '查看卡交易' },
    pages: ['cards-transactions'],
    risk: 'LOW',
  },
  'cards.transaction.export': {
    name: { en_US: 'Export card transactions', zh_CN: '导出卡交易' },
    pages: [],
    risk: 'LOW',
  },
  'cards.transaction.ledger': {
    name: { en_US: 'View ledger entries of card transactions', zh_CN: '查看卡交易的记账明细' },
    pages: [],
    risk: 'LOW',
  },
  'cards.transaction.simulate': {
    name: { en_US: 'Simulate card transactions', zh_CN: '模拟卡交易' },
    pages: ['cards-transactions-simulate'],
    risk: 'HIGH',
    isSandboxOnly: true,
  },
};

/** Operations, permissions and labels of card transactions and their simulator. */
export const transactionArea = {
  operations: [simulator, transactions, transactionExports],
  permissions,
  actions: {
    '/transaction/export': ['Export card transactions', '导出卡交易'],
    '/simulator/authorize': ['Simulate authorization', '模拟授权'],
    '/simulator/increment': ['Simulate incremental authorization', '模拟增额授权'],
    '/simulator/clear': ['Simulate clearing', '模拟清算'],
    '/simulator/reverse': ['Simulate reversal', '模拟冲正'],
    '/simulator/expire': ['Simulate expiry', '模拟授权过期'],
    '/simulator/refund': ['Simulate refund', '模拟退款'],
    '/simulator/forcePost': ['Simulate force post', '模拟强制入账'],
    '/simulator/chargeback': ['Simulate chargeback', '模拟拒付'],
    'transaction/expire': ['Release expired hold', '释放过期占用金额'],
  },
  objects: {
    transaction: ['Card transaction', '卡交易'],
  },
  jobs: {
    TRANSACTION_EXPORT: ['Export card transactions', '导出卡交易'],
  },
  events: {
    'authorization.approved': ['Authorization approved', '授权已通过'],
    'authorization.declined': ['Authorization declined', '授权已拒绝'],
    'transaction.cleared': ['Transaction cleared', '交易已清算'],
    'transaction.refunded': ['Transaction refunded', '交易已退款'],
    'transaction.charged_back': ['Transaction charged back', '交易已拒付'],
  },
} as const satisfies Area;

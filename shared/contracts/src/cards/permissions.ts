import type { Catalogue } from '../area';

/** Who may do what in this area. */
export const cardsPermissions: Catalogue = {
  'cards.card.view': {
    name: { en_US: 'View cards', zh_CN: '查看卡片' },
    pages: ['cards-balance', 'cards-balance-view-card-detail'],
    risk: 'LOW',
  },
  'cards.card-batch.view': {
    name: { en_US: 'View card batches', zh_CN: '查看卡片批次' },
    pages: ['cards-balance-batch', 'cards-balance-batches'],
    risk: 'LOW',
  },
  'cards.card.create': {
    name: { en_US: 'Create cards', zh_CN: '创建卡片' },
    pages: ['cards-balance-create-card'],
    risk: 'HIGH',
  },
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
  'cards.card-bin.view': {
    name: { en_US: 'View card BINs', zh_CN: '查看卡BIN' },
    pages: ['card-bin-management'],
    risk: 'LOW',
  },
  'cards.card-bin.save': {
    name: { en_US: 'Edit card BINs', zh_CN: '编辑卡BIN' },
    pages: ['card-bin-management-save'],
    risk: 'HIGH',
  },
  'cards.card-bin.status': {
    name: { en_US: 'Activate and deactivate card BINs', zh_CN: '上线与下线卡BIN' },
    pages: [],
    risk: 'HIGH',
  },
  'cards.card-bin.assign': {
    name: { en_US: 'Assign card BINs', zh_CN: '分配卡BIN' },
    pages: ['card-bin-management-assign'],
    risk: 'HIGH',
  },
  'cards.limit-rule.view': {
    name: { en_US: 'View limits and rules', zh_CN: '查看限额与规则' },
    pages: ['cards-rules-limits', 'walelt-cards-rules-limits'],
    risk: 'LOW',
  },
  'cards.limit-rule.save': {
    name: { en_US: 'Edit limits and rules', zh_CN: '编辑限额与规则' },
    pages: [
      'cards-rules-limits-save',
      'cards-rules-limits-visibility',
      'walelt-cards-rules-limits-save',
      'walelt-cards-rules-limits-visibility',
    ],
    risk: 'HIGH',
  },
  'cards.limit-rule.status': {
    name: { en_US: 'Activate and deactivate limits and rules', zh_CN: '启用与停用限额与规则' },
    pages: [],
    risk: 'HIGH',
  },
  'cards.limit-rule.lift': {
    name: { en_US: 'Approve one-time limit overrides', zh_CN: '允许卡片单次超出限额' },
    pages: [],
    risk: 'HIGH',
  },
  'cards.limit-rule.merchant-save': {
    name: { en_US: 'Edit merchant limit overrides', zh_CN: '设置商户的更严限额' },
    pages: ['cards-rules-limits-merchant-saveinfo', 'walelt-cards-rules-limits-merchant-saveinfo'],
    risk: 'HIGH',
  },
  'cards.transaction.simulate': {
    name: { en_US: 'Simulate card transactions', zh_CN: '模拟卡交易' },
    pages: ['cards-transactions-simulate'],
    risk: 'HIGH',
    isSandboxOnly: true,
  },
  'cards.recon.view': {
    name: { en_US: 'View reconciliation', zh_CN: '查看与渠道的差异' },
    pages: ['cards-transactions-update-balance'],
    risk: 'LOW',
  },
  'cards.recon.save': {
    name: { en_US: 'Reconcile with channels and resolve differences', zh_CN: '与渠道对账并处理差异' },
    pages: [],
    risk: 'HIGH',
  },
  'cards.recon.adjust-review': {
    name: { en_US: 'Review reconciliation adjustments', zh_CN: '审核差异调账' },
    pages: [],
    risk: 'HIGH',
  },
  'cards.wallet-user.view': {
    name: { en_US: 'View wallet users', zh_CN: '查看钱包用户' },
    pages: ['cards-user-wallet'],
    risk: 'LOW',
  },
  'cards.wallet-user.invite': {
    name: { en_US: 'Invite wallet users', zh_CN: '邀请钱包用户' },
    pages: [],
    risk: 'LOW',
  },
  'cards.wallet-user.remove': {
    name: { en_US: 'Remove wallet users', zh_CN: '移除钱包用户' },
    pages: [],
    risk: 'LOW',
  },
  'cards.share-rule.view': {
    name: { en_US: 'View sharing rules', zh_CN: '查看共享规则' },
    pages: ['cards-share-group-rules'],
    risk: 'LOW',
  },
  'cards.share-rule.save': { name: { en_US: 'Edit sharing rules', zh_CN: '维护共享规则' }, pages: [], risk: 'HIGH' },
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
  'cards.share-card.view': {
    name: { en_US: 'View shared cards', zh_CN: '查看共享卡' },
    pages: ['cards-share-cards'],
    risk: 'LOW',
  },
  'cards.share-card.create': {
    name: { en_US: 'Create shared cards', zh_CN: '创建共享卡' },
    pages: ['create-card-wallet-card'],
    risk: 'HIGH',
  },
  'cards.wallet.view': {
    name: { en_US: 'View wallets', zh_CN: '查看钱包' },
    pages: ['card-wallet', 'card-wallet-view'],
    risk: 'LOW',
  },
  'cards.wallet.create': {
    name: { en_US: 'Create wallets', zh_CN: '创建钱包' },
    pages: ['create-card-wallet'],
    risk: 'HIGH',
  },
  'cards.wallet.topup': { name: { en_US: 'Top up wallets', zh_CN: '钱包充值' }, pages: [], risk: 'HIGH' },
  'cards.wallet.withdraw': { name: { en_US: 'Withdraw from wallets', zh_CN: '钱包转出' }, pages: [], risk: 'HIGH' },
  'cards.wallet.freeze': { name: { en_US: 'Freeze wallets', zh_CN: '冻结钱包' }, pages: [], risk: 'LOW' },
  'cards.wallet.unfreeze': { name: { en_US: 'Unfreeze wallets', zh_CN: '解冻钱包' }, pages: [], risk: 'HIGH' },
  'cards.wallet.cancel': { name: { en_US: 'Cancel wallets', zh_CN: '注销钱包' }, pages: [], risk: 'HIGH' },
  'cards.card.freeze': { name: { en_US: 'Freeze cards', zh_CN: '冻结卡片' }, pages: [], risk: 'LOW' },
  'cards.card.unfreeze': { name: { en_US: 'Unfreeze cards', zh_CN: '解冻卡片' }, pages: [], risk: 'HIGH' },
  'cards.card.export': { name: { en_US: 'Export cards', zh_CN: '导出卡片' }, pages: [], risk: 'LOW' },
  'cards.card.topup': { name: { en_US: 'Top up cards', zh_CN: '卡片充值' }, pages: [], risk: 'HIGH' },
  'cards.card.withdraw': { name: { en_US: 'Withdraw from cards', zh_CN: '卡片转出' }, pages: [], risk: 'HIGH' },
  'cards.card.limit': { name: { en_US: 'Change card limits', zh_CN: '调整卡片限额' }, pages: [], risk: 'HIGH' },
  'cards.share-group.export': {
    name: { en_US: 'Export card groups', zh_CN: '导出共享卡组' },
    pages: [],
    risk: 'LOW',
  },
  'cards.share-card.export': { name: { en_US: 'Export shared cards', zh_CN: '导出共享卡' }, pages: [], risk: 'LOW' },
  'cards.wallet.export': { name: { en_US: 'Export card wallets', zh_CN: '导出卡钱包' }, pages: [], risk: 'LOW' },
  'cards.wallet-user.export': { name: { en_US: 'Export wallet users', zh_CN: '导出钱包用户' }, pages: [], risk: 'LOW' },
  'cards.limit-rule.export': {
    name: { en_US: 'Export limits and rules', zh_CN: '导出限额与规则' },
    pages: [],
    risk: 'LOW',
  },
  'cards.card-bin.export': { name: { en_US: 'Export card BINs', zh_CN: '导出卡BIN' }, pages: [], risk: 'LOW' },
  'cards.note.add': {
    name: { en_US: 'Add notes to cards and transactions', zh_CN: '为卡片和交易添加备注' },
    pages: [],
    risk: 'LOW',
  },
  'cards.card.update': { name: { en_US: 'Edit cards', zh_CN: '编辑卡片' }, pages: [], risk: 'LOW' },
  'cards.card.cancel': { name: { en_US: 'Cancel cards', zh_CN: '注销卡片' }, pages: [], risk: 'HIGH' },
  'cards.card.cancel-review': {
    name: { en_US: 'Review card cancellations', zh_CN: '审核卡片注销' },
    pages: [],
    risk: 'HIGH',
  },
  'cards.card.reveal': { name: { en_US: 'Reveal card numbers', zh_CN: '查看完整卡号' }, pages: [], risk: 'HIGH' },
};

import type { I18nText } from './text';

/** Who may have lists beside those of cards as files. */
export const exportPermissions: Record<string, { name: I18nText; pages: string[]; risk: 'LOW' }> = {
  'cards.share-group.export': {
    name: { en_US: 'Export shared card groups', zh_CN: '导出共享卡组' },
    pages: [],
    risk: 'LOW',
  },
  'cards.share-card.export': { name: { en_US: 'Export share cards', zh_CN: '导出共享卡' }, pages: [], risk: 'LOW' },
  'cards.wallet.export': { name: { en_US: 'Export card wallets', zh_CN: '导出卡钱包' }, pages: [], risk: 'LOW' },
  'cards.wallet-user.export': { name: { en_US: 'Export wallet users', zh_CN: '导出钱包用户' }, pages: [], risk: 'LOW' },
  'cards.limit-rule.export': {
    name: { en_US: 'Export limits and rules', zh_CN: '导出限额与规则' },
    pages: [],
    risk: 'LOW',
  },
  'cards.card-bin.export': { name: { en_US: 'Export card BINs', zh_CN: '导出卡BIN' }, pages: [], risk: 'LOW' },
};

import type { DictEntry, DictRecord } from '@console/contracts/dicts';

/** System dictionary. */
export const dictOf = (rest: Partial<DictRecord> = {}): DictRecord => ({
  id: 'card_state',
  name: { en_US: 'Combined card status', zh_CN: '卡片综合状态' },
  description: '',
  kind: 'SYSTEM',
  isEditable: true,
  entries: 8,
  version: 12,
  updatedAt: '2026-11-20T08:00:00.000Z',
  updatedBy: 'Margaret Osei',
  allowedActions: [{ action: 'EDIT', enabled: true }],
  ...rest,
});

/** Custom dictionary. */
export const ownDict = dictOf({
  id: 'shop_kind',
  name: { en_US: 'Shop type', zh_CN: '门店类型' },
  description: 'For the till.',
  kind: 'OWN',
  entries: 2,
  allowedActions: [
    { action: 'EDIT', enabled: true },
    { action: 'ADD', enabled: true },
  ],
});

/** System entry. */
export const entryOf = (rest: Partial<DictEntry> = {}): DictEntry => ({
  id: 'card_state:FROZEN',
  dict: 'card_state',
  dictName: { en_US: 'Combined card status', zh_CN: '卡片综合状态' },
  code: 'FROZEN',
  label: { en_US: 'Frozen', zh_CN: '已冻结' },
  colour: 'warn',
  sort: 5,
  isDefault: false,
  parent: null,
  validFrom: null,
  validUntil: null,
  status: 'ACTIVE',
  updatedAt: '2026-11-20T08:00:00.000Z',
  updatedBy: '',
  version: 3,
  allowedActions: [
    { action: 'EDIT', enabled: true },
    { action: 'DISABLE', enabled: true },
    { action: 'DELETE', enabled: false, reason: 'SYSTEM' },
  ],
  ...rest,
});

import type { ApiKey, ApiKeyDetail, ApiKeyScope, MerchantOption } from '@console/contracts/merchants';
import { idOf } from '@console/testing';

export const grants = ['view', 'save', 'revoke'].map((action) => `merchants.api-key.${action}`);

export const quay = {
  id: idOf('mer', 1),
  merchantNo: 'M20000001',
  name: { en_US: 'Quay Imports', zh_CN: '码头进口' },
};

export const quayOption: MerchantOption = { ...quay, status: 'ACTIVE' };

export const scopes: ApiKeyScope[] = [
  { code: 'cards.card.view', name: { en_US: 'View cards', zh_CN: '查看卡片' }, risk: 'LOW' },
  { code: 'cards.card.cancel', name: { en_US: 'Cancel cards', zh_CN: '注销卡片' }, risk: 'HIGH' },
  { code: 'merchants.merchant.view', name: { en_US: 'View merchants', zh_CN: '查看商户' }, risk: 'LOW' },
];

export const secret = `vck_${'Ab3dEf9h'.repeat(5)}xyz`;

const listed: ApiKey = {
  id: idOf('key', 1),
  name: 'Order service',
  merchant: null,
  owner: 'Ines Moreau',
  scopes: ['cards.card.view', 'cards.card.cancel'],
  addresses: ['203.0.113.0/24'],
  lastDay: '2027-03-09',
  status: 'ACTIVE',
  secrets: [
    {
      prefix: 'vck_AbCd',
      lastFour: 'wxyz',
      createdAt: '2026-11-20T16:30:00Z',
      expiresAt: null,
      lastUsedAt: '2026-11-21T06:00:00Z',
      lastUsedIp: '203.0.113.7',
    },
  ],
  createdAt: '2026-11-20T16:30:00Z',
  createdBy: 'Ines Moreau',
  revokedAt: null,
  version: 3,
  allowedActions: ['EDIT', 'ROTATE', 'REVOKE'].map((action) => ({ action, enabled: true })),
};

export const keyOf = (over: Partial<ApiKey> = {}): ApiKey => ({ ...listed, ...over });

export const keyDetailOf = (over: Partial<ApiKeyDetail> = {}): ApiKeyDetail => ({
  ...listed,
  scopeList: [
    { code: 'cards.card.view', name: { en_US: 'View cards', zh_CN: '查看卡片' }, hasEffect: true },
    { code: 'cards.card.cancel', name: { en_US: 'Cancel cards', zh_CN: '注销卡片' }, hasEffect: false },
  ],
  ...over,
});

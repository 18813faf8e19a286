import type { Area, Catalogue } from '../area';
import * as keys from './api-key';

const permissions: Catalogue = {
  'merchants.api-key.view': {
    name: { en_US: 'View API keys', zh_CN: '查看API密钥' },
    pages: ['settings-developer'],
    risk: 'LOW',
  },
  'merchants.api-key.save': {
    name: { en_US: 'Create, edit and rotate API keys', zh_CN: '创建、编辑和轮换API密钥' },
    pages: [],
    risk: 'HIGH',
  },
  'merchants.api-key.revoke': {
    name: { en_US: 'Revoke API keys', zh_CN: '吊销API密钥' },
    pages: [],
    risk: 'HIGH',
  },
};

/** Operations, permissions and labels of API keys. */
export const apiKeyArea = {
  operations: [keys],
  permissions,
  actions: {
    '/apiKey/create': ['Create API key', '创建API密钥'],
    '/apiKey/update': ['Edit API key', '编辑API密钥'],
    '/apiKey/rotate': ['Rotate API key', '轮换API密钥'],
    '/apiKey/revoke': ['Revoke API key', '吊销API密钥'],
  },
  notifications: {
    API_KEY_ENDING: { label: ['API key expires soon', 'API密钥即将到期'], tone: 'warn' },
    API_KEY_EXPIRED: { label: ['API key has expired', 'API密钥已过期'], tone: 'bad' },
  },
  objects: { api_key: ['API key', 'API密钥'] },
} as const satisfies Area;

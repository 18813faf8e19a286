import type { DictData } from '../../../platform/reference/reference';

/** Dictionaries of API keys. */
export const apiKeyDicts: DictData[] = [
  {
    code: 'api_key_status',
    name: ['Status of API keys', 'API密钥状态'],
    details: [
      ['ACTIVE', 'Active', '正常', 'ok'],
      ['EXPIRED', 'Expired', '已过期', 'warn'],
      ['DISABLED', 'Owner disabled', '所有者已停用', 'bad'],
      ['REVOKED', 'Revoked', '已吊销', 'mute'],
    ],
  },
];

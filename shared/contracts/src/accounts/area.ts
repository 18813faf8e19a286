import type { Area } from '../area';

export const accountsArea = {
  actions: { '/account/export': ['Export accounts', '导出账户'] },
  jobs: { ACCOUNT_EXPORT: ['Export accounts', '导出账户'] },
} as const satisfies Area;

import type { Area, Catalogue } from '../area';
import * as configuration from './configuration';

const permissions: Catalogue = {
  'admin.configuration.view': {
    name: { en_US: 'View configuration', zh_CN: '查看配置总览' },
    pages: ['configuration'],
    risk: 'LOW',
  },
};

/** Operations, permissions and labels of the configuration index. */
export const configurationArea = {
  operations: [configuration],
  permissions,
} as const satisfies Area;

import type { Area, Catalogue } from '../area';
import * as agreements from './agreement';

const permissions: Catalogue = {
  'company.agreement.view': {
    name: { en_US: 'View agreements', zh_CN: '查看协议' },
    pages: ['company-agreement-management', 'company-agreement-saveinfo'],
    risk: 'LOW',
  },
  'company.agreement.save': {
    name: { en_US: 'Create and edit agreements', zh_CN: '创建和编辑协议' },
    pages: [],
    risk: 'LOW',
  },
  'company.agreement.publish': {
    name: { en_US: 'Publish agreements', zh_CN: '发布协议' },
    pages: [],
    risk: 'HIGH',
  },
  'company.agreement.export': {
    name: { en_US: 'Export agreements and acceptances', zh_CN: '导出协议和签署记录' },
    pages: [],
    risk: 'LOW',
  },
};

/** Operations, permissions and labels of agreements. */
export const agreementArea = {
  operations: [agreements],
  permissions,
  actions: {
    '/agreement/create': ['Create agreement', '创建协议'],
    '/agreement/copy': ['Create new version of agreement', '创建协议新版本'],
    '/agreement/update': ['Edit agreement', '编辑协议'],
    '/agreement/delete': ['Delete draft of agreement', '删除协议草稿'],
    '/agreement/publish': ['Publish agreement', '发布协议'],
    '/agreement/export': ['Export agreements', '导出协议'],
    '/agreementAcceptance/export': ['Export acceptances of agreements', '导出协议签署记录'],
    'agreement/archive': ['Archive replaced agreement', '归档已被取代的协议'],
  },
  objects: { agreement: ['Agreement', '协议'] },
  jobs: {
    AGREEMENT_EXPORT: ['Export agreements', '导出协议'],
    AGREEMENT_ACCEPTANCE_EXPORT: ['Export acceptances of agreements', '导出协议签署记录'],
  },
  notifications: {
    AGREEMENT_PUBLISHED: { label: ['Agreement published', '协议已发布'], tone: 'info' },
  },
  events: {
    'agreement.published': ['Agreement published', '协议已发布'],
  },
} as const satisfies Area;

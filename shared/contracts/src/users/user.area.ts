import type { Area, Catalogue } from '../area';
import * as users from './user';
import * as userSaving from './user-save';

const permissions: Catalogue = {
  'admin.user.view': {
    name: { en_US: 'View users', zh_CN: '查看用户' },
    pages: ['user-management'],
    risk: 'LOW',
  },
  'admin.user.save': {
    name: { en_US: 'Edit users', zh_CN: '编辑用户' },
    pages: ['user-management-save'],
    risk: 'HIGH',
  },
  'admin.user.export': { name: { en_US: 'Export users', zh_CN: '导出用户' }, pages: [], risk: 'LOW' },
  'admin.user.invite': { name: { en_US: 'Invite users', zh_CN: '邀请用户' }, pages: [], risk: 'HIGH' },
  'admin.user.status': {
    name: { en_US: 'Disable, unlock and sign out users', zh_CN: '停用、解锁用户及结束其会话' },
    pages: [],
    risk: 'HIGH',
  },
};

/** Operations, permissions and labels of users. */
export const userArea = {
  operations: [users, userSaving],
  permissions,
  actions: {
    '/user/show': ['View contact details of user', '查看用户联系方式'],
    '/user/update': ['Edit user', '编辑用户'],
    '/user/export': ['Export users', '导出用户'],
    '/user/invite': ['Invite user', '邀请用户'],
    '/user/resend': ['Resend invitation', '重新发送邀请'],
    '/user/withdraw': ['Withdraw invitation', '撤回邀请'],
    '/user/status': ['Disable or enable user', '停用或启用用户'],
    '/user/unlock': ['Unlock user', '解锁用户'],
    '/user/resetPassword': ['Send password link to user', '向用户发送密码重置链接'],
    '/user/resetFactor': ['Reset two-factor authentication of user', '重置用户的两步验证'],
    '/user/endSessions': ['End sessions of user', '结束用户会话'],
  },
  jobs: {
    USER_EXPORT: ['Export users', '导出用户'],
  },
  notifications: {
    USER_LOCKED: { label: ['Sign-in locked after failed attempts', '登录失败次数过多，登录已锁定'], tone: 'warn' },
    INVITATION_ACCEPTED: { label: ['Your invitation was accepted', '您的邀请已被接受'], tone: 'ok' },
    USER_ROLES_CHANGED: { label: ['Your roles were changed', '您的角色已变更'], tone: 'info' },
    USER_MERCHANTS_CHANGED: { label: ['Your merchants were changed', '您可访问的商户已变更'], tone: 'info' },
    USER_FIELDS_CHANGED: {
      label: ['Your hidden fields were changed', '对您隐藏的敏感字段已变更'],
      tone: 'info',
    },
  },
} as const satisfies Area;

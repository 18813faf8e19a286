import type { I18nText } from '@console/contracts';
import type { DemoLogin } from './ids';

/** Permissions of users who manage the platform's e-mails. */
const keepsMail = [
  'admin.send-record.view',
  'admin.send-record.resend',
  'admin.email-account.view',
  'admin.email-account.save',
  'admin.email-account.status',
  'admin.email-template.view',
  'admin.email-template.save',
  'admin.email-template.publish',
];

/** Permissions of support users: notes on cards, and the send records of e-mails. */
export const answers = ['cards.note.add', 'admin.send-record.view'];

const seesRoles = 'admin.role.view';
const approvesRoles = 'admin.role.approve';
/** Permissions of second approvers for high-risk permissions; they view roles but cannot change them. */
export const checksRoles = [seesRoles, approvesRoles];
const runsReports = ['admin.report.view', 'admin.report.run'];
/** Permissions of users who manage a company's roles and reports. */
export const runsCompany = [
  seesRoles,
  'admin.role.save',
  'admin.role.export',
  'admin.role.delete',
  approvesRoles,
  ...runsReports,
  'admin.report.save',
  'admin.report.status',
  'admin.report-format.view',
  'admin.report-format.save',
];

const seesUsers = 'admin.user.view';
/** Permissions of read-only users. */
export const readsAdministration = [seesUsers, seesRoles, ...runsReports];
export const users = [seesUsers, 'admin.user.save', 'admin.user.invite', 'admin.user.status', 'admin.user.export'];
export const webhooks = ['admin.webhook.view', 'admin.webhook.save'];

/** Permissions of the company that runs the platform, for settings of all companies. */
export const runsPlatform = [
  'admin.configuration.view',
  'admin.parameter.view',
  'admin.parameter.save',
  'admin.parameter.export',
  'admin.dict.view',
  'admin.dict.save',
  'admin.dict.export',
  'admin.button.view',
  'admin.button.save',
  'admin.button.export',
  'admin.module.view',
  'admin.module.save',
  'admin.module.export',
  'admin.module.grant',
  ...keepsMail,
];

/** Descriptions of the roles of demo users. */
export const roleDescriptions: Partial<Record<DemoLogin, I18nText>> = {
  owner: {
    en_US: 'Runs the platform: users, roles, parameters and everything about cards.',
    zh_CN: '管理平台的用户、角色、系统参数及全部卡片业务。',
  },
  operations: {
    en_US: 'Issues cards, tops them up, and looks after cardholders, groups and wallets.',
    zh_CN: '负责开卡和充值，并维护持卡人、共享卡组和钱包。',
  },
  'finance.maker': {
    en_US: 'Creates invoices and prepares what others approve.',
    zh_CN: '创建账单，并提交须由他人审核的财务事项。',
  },
  'finance.checker': {
    en_US: 'Approves invoices and adjustments, and resolves differences.',
    zh_CN: '审核账单和调账，并处理对账差异。',
  },
  risk: {
    en_US: 'Sets limits, freezes and unfreezes cards, and reviews high-risk permissions of roles.',
    zh_CN: '设置限额，冻结和解冻卡片，并审核角色的高风险权限。',
  },
  support: {
    en_US: 'Answers cardholders, and freezes cards that are lost.',
    zh_CN: '解答持卡人的问题，并冻结遗失的卡片。',
  },
  auditor: {
    en_US: 'Reads cards, books and the audit log, and changes nothing.',
    zh_CN: '查看卡片、账务和审计日志，不做任何更改。',
  },
  developer: {
    en_US: 'Runs their own remotes in the sandbox, and sets up webhooks.',
    zh_CN: '在沙盒中运行自己的远程应用，并配置Webhook。',
  },
  'merchant.owner': {
    en_US: 'Runs the cards, wallets and users of one merchant.',
    zh_CN: '管理单个商户的卡片、钱包和用户。',
  },
  'channel.operator': {
    en_US: 'Sees the cards and transactions of one channel.',
    zh_CN: '查看单个渠道的卡片和交易。',
  },
  devops: { en_US: 'Publishes, activates and rolls back remotes.', zh_CN: '发布、启用和回滚远程应用。' },
  'owner.zh': {
    en_US: 'Manages the users and roles of the company and everything about its cards.',
    zh_CN: '管理公司的用户、角色及全部卡片业务。',
  },
  newcomer: { en_US: 'For people in their first week.', zh_CN: '供入职首周的员工使用。' },
};

/** Custom roles of the company; all others are system roles. */
export const ownRoles: ReadonlySet<DemoLogin> = new Set<DemoLogin>(['support', 'newcomer']);

import type { DemoLogin } from './ids';

/** For whoever looks after the platform's e-mails. */
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

/** For whoever answers people who write in: what happened, and whether a mail reached them. */
export const answers = ['cards.note.add', 'admin.send-record.view'];

const seesRoles = 'admin.role.view';
const approvesRoles = 'admin.role.approve';
/** Who decides about high-risk permissions that others request sees the roles, and changes none. */
export const checksRoles = [seesRoles, approvesRoles];
const runsReports = ['admin.report.view', 'admin.report.run'];
/** For whoever decides what people of a company do, and what reports it has. */
export const runsCompany = [
  seesRoles,
  'admin.role.save',
  'admin.role.delete',
  approvesRoles,
  ...runsReports,
  'admin.report.save',
  'admin.report.status',
  'admin.report-format.view',
  'admin.report-format.save',
];

const seesUsers = 'admin.user.view';
/** For whoever looks at everything and changes nothing. */
export const readsAdministration = [seesUsers, seesRoles, ...runsReports];
export const users = [seesUsers, 'admin.user.save', 'admin.user.invite', 'admin.user.status', 'admin.user.export'];
export const webhooks = ['admin.webhook.view', 'admin.webhook.save'];

/** What the company that runs the platform decides for all. */
export const runsPlatform = [
  'admin.configuration.view',
  'admin.parameter.view',
  'admin.parameter.save',
  'admin.dict.view',
  'admin.dict.save',
  'admin.button.view',
  'admin.button.save',
  'admin.module.view',
  'admin.module.save',
  'admin.module.grant',
  ...keepsMail,
];

/** What roles are for. */
export const roleDescriptions: Partial<Record<DemoLogin, string>> = {
  owner: 'Runs the platform: users, roles, parameters and everything about cards.',
  operations: 'Issues cards, tops them up, and looks after cardholders, groups and wallets.',
  'finance.maker': 'Creates invoices and prepares what others approve.',
  'finance.checker': 'Approves invoices and adjustments, and resolves differences.',
  risk: 'Sets limits, freezes and unfreezes cards, and reviews high-risk permissions of roles.',
  support: 'Answers cardholders, and freezes cards that are lost.',
  auditor: 'Reads cards, books and the audit log, and changes nothing.',
  developer: 'Runs modules of their own in the sandbox, and sets up webhooks.',
  'merchant.owner': 'Runs the cards, wallets and users of one merchant.',
  'channel.operator': 'Sees the cards and transactions of one channel.',
  devops: 'Publishes, activates and rolls back modules.',
  'owner.zh': '管理平台的用户、角色及全部卡片业务。',
  newcomer: 'For people in their first week.',
};

/** Roles that the company made itself; all others come with the product. */
export const ownRoles: ReadonlySet<DemoLogin> = new Set<DemoLogin>(['support', 'newcomer']);

import type { Language } from '@console/contracts';
import { htmlOfText, type TemplateText, type TemplateTexts } from '@console/contracts/email-templates';
import type { LetterCode } from '@console/contracts/send-records';

type Letters = Record<Language, Omit<TemplateText, 'html'>>;

/** Built-in texts of all e-mails; the console can publish others. */
const letters = {
  RESET_LINK: {
    en_US: {
      subject: 'Reset your password',
      text: "Hello {{name}},\n\nset a new password with this link. You can use it once within 30 minutes.\n\n{{link}}\n\nIf you didn't request this, you can ignore this e-mail.",
    },
    zh_CN: {
      subject: '重置密码',
      text: '{{name}}，您好：\n\n请通过以下链接设置新密码。链接仅可使用一次，30分钟内有效。\n\n{{link}}\n\n如非您本人操作，请忽略此邮件。',
    },
  },
  RESET_CODE: {
    en_US: {
      subject: 'Your verification code',
      text: "Hello {{name}},\n\nyour code is {{code}}. It is valid for 10 minutes.\n\nIf you didn't request this, you can ignore this e-mail.",
    },
    zh_CN: {
      subject: '验证码',
      text: '{{name}}，您好：\n\n您的验证码为 {{code}}，10分钟内有效。\n\n如非您本人操作，请忽略此邮件。',
    },
  },
  ONBOARDING_CODE: {
    en_US: {
      subject: 'Your onboarding code',
      text: "Hello,\n\nyour code is {{code}}. It is valid for 10 minutes.\n\nIf you didn't request this, you can ignore this e-mail.",
    },
    zh_CN: {
      subject: '入驻验证码',
      text: '您好：\n\n您的验证码为 {{code}}，10分钟内有效。\n\n如非您本人操作，请忽略此邮件。',
    },
  },
  VERIFY_REGISTRATION: {
    en_US: {
      subject: 'Confirm your e-mail address',
      text: "Hello {{name}},\n\nyour address was registered under the name “{{name}}” at {{at}}. Confirm it to submit this registration with the password chosen for it. The link is valid for 72 hours.\n\n{{link}}\n\nIf you didn't register under this name at this time, someone else did. Don't open the link: your own registration comes with a separate e-mail.",
    },
    zh_CN: {
      subject: '验证邮箱',
      text: '{{name}}，您好：\n\n您的邮箱于 {{at}} 以“{{name}}”的名称提交了注册。请通过以下链接验证邮箱并提交注册申请，密码以该次注册时所设为准。链接72小时内有效。\n\n{{link}}\n\n如您未在该时间以该名称注册，则为他人所为，请勿打开链接。您本人的注册会另有邮件。',
    },
  },
  ALREADY_REGISTERED: {
    en_US: {
      subject: 'You already have an account',
      text: 'Hello {{name}},\n\nsomeone tried to register with your address, which already has an account. Sign in here:\n\n{{link}}',
    },
    zh_CN: {
      subject: '您已有账号',
      text: '{{name}}，您好：\n\n有人尝试使用您的邮箱注册，而该邮箱已有账号。请在此登录：\n\n{{link}}',
    },
  },
  REGISTRATION_APPROVED: {
    en_US: {
      subject: 'Your registration is approved',
      text: 'Hello {{name}},\n\nyour registration is approved. Sign in as {{loginName}} with the password that you chose:\n\n{{link}}',
    },
    zh_CN: {
      subject: '注册已通过',
      text: '{{name}}，您好：\n\n您的注册已通过。请使用登录名 {{loginName}} 和注册时设置的密码登录：\n\n{{link}}',
    },
  },
  REGISTRATION_REJECTED: {
    en_US: {
      subject: 'Your registration was rejected',
      text: 'Hello {{name}},\n\nyour registration was rejected for this reason:\n\n{{reason}}\n\nYou can register again:\n\n{{link}}',
    },
    zh_CN: {
      subject: '注册未通过',
      text: '{{name}}，您好：\n\n您的注册未通过，原因如下：\n\n{{reason}}\n\n您可以重新注册：\n\n{{link}}',
    },
  },
  USER_INVITATION: {
    en_US: {
      subject: "You've been invited to the virtual card console",
      text: "Hello {{name}},\n\nyou've been invited to the virtual card console. Choose your password with this link. You can use it once within 72 hours.\n\n{{link}}\n\nIf you weren't expecting this, you can ignore this e-mail.",
    },
    zh_CN: {
      subject: '邀请您使用虚拟卡控制台',
      text: '{{name}}，您好：\n\n您已受邀使用虚拟卡控制台。请通过以下链接设置密码。链接仅可使用一次，72小时内有效。\n\n{{link}}\n\n如与您无关，请忽略此邮件。',
    },
  },
  WALLET_INVITATION: {
    en_US: {
      subject: "You've been invited to a wallet",
      text: "Hello {{name}},\n\nyou've been invited to a virtual card wallet. Choose your name and password with this link. You can use it once within 72 hours.\n\n{{link}}\n\nIf you weren't expecting this, you can ignore this e-mail.",
    },
    zh_CN: {
      subject: '邀请您使用钱包',
      text: '{{name}}，您好：\n\n您已受邀使用虚拟卡钱包。请通过以下链接设置名称和密码。链接仅可使用一次，72小时内有效。\n\n{{link}}\n\n如与您无关，请忽略此邮件。',
    },
  },
  WALLET_LINKED: {
    en_US: {
      subject: 'You have access to a wallet',
      text: 'Hello {{name}},\n\nyour account has been given access to a virtual card wallet. Sign in as usual:\n\n{{link}}',
    },
    zh_CN: {
      subject: '您可使用钱包',
      text: '{{name}}，您好：\n\n您的账号已受邀使用虚拟卡钱包。请照常登录：\n\n{{link}}',
    },
  },
  REVIEWS_OVERDUE: {
    en_US: {
      subject: 'Delayed reviews',
      text: 'Hello {{name}},\n\n{{count}} reviews are delayed or have no approver. Open “Reviews” in the console.',
    },
    zh_CN: {
      subject: '有审核处理延迟',
      text: '{{name}}，您好：\n\n共有{{count}}项审核处理延迟或无可审核人，请前往控制台“审核”页面处理。',
    },
  },
  VERSION_WITHDRAWN: {
    en_US: {
      subject: 'Version rolled back automatically',
      text: 'Hello {{name}},\n\n{{version}} failed for several users and was rolled back for everyone. It is quarantined. Error details are on the page “Live sessions”.',
    },
    zh_CN: {
      subject: '版本已自动回滚',
      text: '{{name}}，您好：\n\n{{version}} 在多位用户处出错，已为所有用户自动回滚并隔离。错误详情请查看“运维总览”页面。',
    },
  },
  VERSION_FAILING: {
    en_US: {
      subject: 'Failing version needs your decision',
      text: "Hello {{name}},\n\n{{version}} is failing for several users. It wasn't rolled back automatically. Check the page “Live sessions”, then quarantine this version or publish a newer one.",
    },
    zh_CN: {
      subject: '版本出错，请处理',
      text: '{{name}}，您好：\n\n{{version}} 在多位用户处出错，系统未自动回滚，需人工判断。请在“运维总览”页面查看，并隔离该版本或发布新版本。',
    },
  },
} satisfies Record<LetterCode, Letters>;

const withHtml = ({ subject, text }: Omit<TemplateText, 'html'>): TemplateText => ({
  subject,
  html: htmlOfText(text),
  text,
});

/** Returns the built-in texts of an e-mail. */
export const builtInTexts = (code: LetterCode): TemplateTexts => ({
  en_US: withHtml(letters[code].en_US),
  zh_CN: withHtml(letters[code].zh_CN),
});

const accountTest = {
  en_US: {
    subject: 'Test e-mail',
    text: 'Hello,\n\nthis e-mail was sent with the connection settings that you tested. They work.',
  },
  zh_CN: { subject: '测试邮件', text: '您好：\n\n本邮件使用您测试的连接设置发送，该设置可用。' },
} satisfies Letters;

/** Returns the text of an account test. */
export const accountTestText = (language: Language): TemplateText => withHtml(accountTest[language]);

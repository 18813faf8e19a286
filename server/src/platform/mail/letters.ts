import type { Language } from '@console/contracts';

interface Letter {
  subject: string;
  body: string;
}
type Letters = Record<Language, (facts: { name: string; what: string; at: string }) => Letter>;

/** Every mail that the server writes. `what` is the link or the code that the mail is about, `at` when it was asked for. */
export const letters = {
  resetLink: {
    en_US: ({ name, what }) => ({
      subject: 'Reset your password',
      body: `Hello ${name},\n\nset a new password here. The link works once and for 30 minutes.\n\n${what}\n\nIf you did not ask for it, you need do nothing.`,
    }),
    zh_CN: ({ name, what }) => ({
      subject: '重置密码',
      body: `${name}，您好：\n\n请通过以下链接设置新密码。链接仅可使用一次，30分钟内有效。\n\n${what}\n\n如非您本人操作，请忽略此邮件。`,
    }),
  },
  resetCode: {
    en_US: ({ name, what }) => ({
      subject: 'Your verification code',
      body: `Hello ${name},\n\nyour code is ${what}. It is valid for 10 minutes.\n\nIf you did not ask for it, you need do nothing.`,
    }),
    zh_CN: ({ name, what }) => ({
      subject: '验证码',
      body: `${name}，您好：\n\n您的验证码为 ${what}，10分钟内有效。\n\n如非您本人操作，请忽略此邮件。`,
    }),
  },
  onboardingCode: {
    en_US: ({ what }) => ({
      subject: 'Your code for the onboarding',
      body: `Hello,\n\nyour code is ${what}. It is valid for 10 minutes.\n\nIf you did not ask for it, you need do nothing.`,
    }),
    zh_CN: ({ what }) => ({
      subject: '入驻验证码',
      body: `您好：\n\n您的验证码为 ${what}，10分钟内有效。\n\n如非您本人操作，请忽略此邮件。`,
    }),
  },
  verifyRegistration: {
    en_US: ({ name, what, at }) => ({
      subject: 'Confirm your e-mail address',
      body: `Hello ${name},\n\nyour address was registered by the name “${name}” at ${at}. Confirm it to hand in this registration, with the password that was chosen for it. The link is valid for 72 hours.\n\n${what}\n\nIf you did not register by this name at this time, somebody else did: do not open the link. A registration of your own has a mail of its own.`,
    }),
    zh_CN: ({ name, what, at }) => ({
      subject: '验证邮箱',
      body: `${name}，您好：\n\n您的邮箱于 ${at} 以“${name}”的名称提交了注册。请通过以下链接验证邮箱并提交注册申请，密码以该次注册时所设为准。链接72小时内有效。\n\n${what}\n\n如您未在该时间以该名称注册，则为他人所为，请勿打开链接。您本人的注册会另有邮件。`,
    }),
  },
  alreadyRegistered: {
    en_US: ({ name, what }) => ({
      subject: 'You already have an account',
      body: `Hello ${name},\n\nsomebody tried to register with your address, which already belongs to an account. Sign in here:\n\n${what}`,
    }),
    zh_CN: ({ name, what }) => ({
      subject: '您已有账号',
      body: `${name}，您好：\n\n有人尝试使用您的邮箱注册，而该邮箱已有账号。请在此登录：\n\n${what}`,
    }),
  },
  walletInvitation: {
    en_US: ({ name, what }) => ({
      subject: 'You are invited to use a wallet',
      body: `Hello ${name},\n\nyou are invited to use a wallet for virtual cards. Choose your name and password here. The link works once and for 72 hours.\n\n${what}\n\nIf you do not expect it, you need do nothing.`,
    }),
    zh_CN: ({ name, what }) => ({
      subject: '邀请您使用钱包',
      body: `${name}，您好：\n\n您已受邀使用虚拟卡钱包。请通过以下链接设置名称和密码。链接仅可使用一次，72小时内有效。\n\n${what}\n\n如与您无关，请忽略此邮件。`,
    }),
  },
  walletLinked: {
    en_US: ({ name, what }) => ({
      subject: 'You may use a wallet',
      body: `Hello ${name},\n\nyour account was invited to use a wallet for virtual cards. Sign in as always:\n\n${what}`,
    }),
    zh_CN: ({ name, what }) => ({
      subject: '您可使用钱包',
      body: `${name}，您好：\n\n您的账号已受邀使用虚拟卡钱包。请照常登录：\n\n${what}`,
    }),
  },
  reviewsLate: {
    en_US: ({ name, what }) => ({
      subject: 'Reviews wait too long',
      body: `Hello ${name},\n\n${what} reviews wait too long, or have nobody who may decide them. They are in the cancellation desk of the console.`,
    }),
    zh_CN: ({ name, what }) => ({
      subject: '有审核等待过久',
      body: `${name}，您好：\n\n共有${what}项审核等待过久或无可审核人，请前往控制台“注销审核”处理。`,
    }),
  },
  versionWithdrawn: {
    en_US: ({ name, what }) => ({
      subject: 'A version was taken back',
      body: `Hello ${name},\n\n${what} did not work for several people and was taken back for everybody. It is in quarantine; the faults are on the page Operations.`,
    }),
    zh_CN: ({ name, what }) => ({
      subject: '版本已自动回退',
      body: `${name}，您好：\n\n${what} 在多位用户处出错，已为所有用户自动回退并隔离。错误详情请查看“运维总览”页面。`,
    }),
  },
  versionDoubted: {
    en_US: ({ name, what }) => ({
      subject: 'A version fails, please decide',
      body: `Hello ${name},\n\n${what} does not work for several people. It was not taken back by itself: somebody has to decide. Please look at it on the page Operations, and quarantine it or publish a newer one.`,
    }),
    zh_CN: ({ name, what }) => ({
      subject: '版本出错，请处理',
      body: `${name}，您好：\n\n${what} 在多位用户处出错，系统未自动回退，需人工判断。请在“运维总览”页面查看，并隔离该版本或发布新版本。`,
    }),
  },
} satisfies Record<string, Letters>;

export type LetterName = keyof typeof letters;

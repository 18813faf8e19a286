import type { Language } from '../language';
import type { LetterCode } from '../send-records/letter-codes';

/** Categories of templates. */
export const templateCategories = ['SIGN_IN', 'INVITATION', 'REGISTRATION', 'REVIEW', 'RELEASE'] as const;
export type TemplateCategory = (typeof templateCategories)[number];

/** Variable of a template. */
export interface TemplateVariable {
  name: string;
  /** `LINK` is a link in HTML; `CODE` is typed by the reader. */
  type: 'TEXT' | 'LINK' | 'CODE' | 'NUMBER' | 'TIME';
  /** A template without the variable cannot be published, because the e-mail would be useless. */
  isRequired: boolean;
  /** Grants access to the reader, so it is not allowed in a subject, which lists display. */
  isSecret: boolean;
  sample: Readonly<Record<Language, string>>;
}

export interface TemplateFacts {
  category: TemplateCategory;
  variables: readonly TemplateVariable[];
}

const same = (sample: string) => ({ en_US: sample, zh_CN: sample });
const name: TemplateVariable = {
  name: 'name',
  type: 'TEXT',
  isRequired: false,
  isSecret: false,
  sample: { en_US: 'Daniel Koh', zh_CN: '林晓' },
};
const linkTo = (page: string, isSecret: boolean): TemplateVariable => ({
  name: 'link',
  type: 'LINK',
  isRequired: true,
  isSecret,
  sample: same(`https://console.example/${page}`),
});
const code: TemplateVariable = {
  name: 'code',
  type: 'CODE',
  isRequired: true,
  isSecret: true,
  sample: same('SAMPLE23'),
};
const count: TemplateVariable = { name: 'count', type: 'NUMBER', isRequired: true, isSecret: false, sample: same('3') };
const version: TemplateVariable = {
  name: 'version',
  type: 'TEXT',
  isRequired: true,
  isSecret: false,
  sample: same('cards 2.4.1'),
};
const at: TemplateVariable = {
  name: 'at',
  type: 'TIME',
  isRequired: true,
  isSecret: false,
  sample: same('2026-11-20 08:00 UTC'),
};

const loginName: TemplateVariable = {
  name: 'loginName',
  type: 'TEXT',
  isRequired: true,
  isSecret: false,
  sample: same('daniel.koh'),
};
const reason: TemplateVariable = {
  name: 'reason',
  type: 'TEXT',
  isRequired: true,
  isSecret: false,
  sample: { en_US: 'The company name is incomplete.', zh_CN: '公司名称不完整。' },
};

/**
 * Category and variables of each e-mail. They depend on the code that sends it, so they cannot be edited in the
 * console.
 */
export const templateFacts: Readonly<Record<LetterCode, TemplateFacts>> = {
  RESET_LINK: { category: 'SIGN_IN', variables: [name, linkTo('resetPassword', true)] },
  RESET_CODE: { category: 'SIGN_IN', variables: [name, code] },
  ONBOARDING_CODE: { category: 'REGISTRATION', variables: [code] },
  // Recipients must see whose registration a link submits before they follow it.
  VERIFY_REGISTRATION: {
    category: 'REGISTRATION',
    variables: [{ ...name, isRequired: true }, at, linkTo('registerResult', true)],
  },
  REGISTRATION_APPROVED: { category: 'REGISTRATION', variables: [name, loginName, linkTo('login', false)] },
  REGISTRATION_REJECTED: { category: 'REGISTRATION', variables: [name, reason, linkTo('register', false)] },
  ALREADY_REGISTERED: { category: 'REGISTRATION', variables: [name, linkTo('login', false)] },
  USER_INVITATION: { category: 'INVITATION', variables: [name, linkTo('firstTimeLogin', true)] },
  WALLET_INVITATION: { category: 'INVITATION', variables: [name, linkTo('walletUserInvite', true)] },
  WALLET_LINKED: { category: 'INVITATION', variables: [name, linkTo('login', false)] },
  REVIEWS_OVERDUE: { category: 'REVIEW', variables: [name, count] },
  VERSION_WITHDRAWN: { category: 'RELEASE', variables: [name, version] },
  VERSION_FAILING: { category: 'RELEASE', variables: [name, version] },
};

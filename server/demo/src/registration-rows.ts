import type { Language, RegistrationState } from '@console/contracts';
import { fixedId } from '@console/server/platform/db/ids';
import type { NewRow } from '@console/server/platform/db/insert-rows';
import { demoCompanies, demoUsers } from './ids';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const consoles = {
  aldermoor: { origin: 'http://localhost:4000', decider: demoUsers.operations },
  lanshi: { origin: 'http://lanshi.localhost:4000', decider: demoUsers['owner.zh'] },
} as const;

interface DemoRegistration {
  company: keyof typeof consoles;
  username: string;
  email: string;
  phone: [areaCode: string, number: string];
  language: Language;
  state: RegistrationState;
  hoursAgo: number;
  referralCode?: string;
  /** Number of the demo merchant whose registration page was used. */
  referrer?: number;
  /** Number of the demo merchant that the approval created. */
  merchant?: number;
  reason?: string;
}

/** Every state, both languages, long and short names, with and without a referral code. */
const samples: DemoRegistration[] = [
  {
    company: 'aldermoor',
    username: 'Marigold Stationers',
    email: 'accounts@marigold.example',
    phone: ['+44', '2079460123'],
    language: 'en_US',
    state: 'SUBMITTED',
    hoursAgo: 5,
    referralCode: 'MARI2026',
    referrer: 1,
  },
  {
    company: 'aldermoor',
    username: 'Northern Lights Hospitality, Events and Corporate Travel Services (Scandinavia)',
    email: 'finance@northern-lights-hospitality.example',
    phone: ['+46', '850123456'],
    language: 'en_US',
    state: 'SUBMITTED',
    hoursAgo: 31,
  },
  {
    company: 'aldermoor',
    username: '青禾供应链管理',
    email: 'caiwu@qinghe-scm.example',
    phone: ['+86', '13800138001'],
    language: 'zh_CN',
    state: 'SUBMITTED',
    hoursAgo: 74,
    referralCode: 'QINGHE88',
  },
  {
    company: 'aldermoor',
    username: 'Ox',
    email: 'hello@ox.example',
    phone: ['+1', '4155550132'],
    language: 'en_US',
    state: 'EMAIL_UNVERIFIED',
    hoursAgo: 9,
  },
  {
    company: 'aldermoor',
    username: 'Tidewater Subscriptions',
    email: 'owner@tidewater.example',
    phone: ['+1', '2125550147'],
    language: 'en_US',
    state: 'APPROVED',
    hoursAgo: 190,
    merchant: 10,
  },
  {
    company: 'aldermoor',
    username: 'Fast Cash Now',
    email: 'apply@fastcash.example',
    phone: ['+44', '2079460188'],
    language: 'en_US',
    state: 'REJECTED',
    hoursAgo: 260,
    reason: "We don't offer cards for consumer lending.",
  },
  {
    company: 'aldermoor',
    username: '晨光',
    email: 'contact@chenguang.example',
    phone: ['+86', '13900139002'],
    language: 'zh_CN',
    state: 'REJECTED',
    hoursAgo: 410,
    reason: '名称与营业执照不一致，请使用公司全称重新注册。',
  },
  {
    company: 'lanshi',
    username: '杭州云栖文化传播有限公司',
    email: 'zhuce@yunqi.example',
    phone: ['+86', '13700137003'],
    language: 'zh_CN',
    state: 'SUBMITTED',
    hoursAgo: 20,
  },
  {
    company: 'lanshi',
    username: 'Pearl River Sourcing',
    email: 'ops@pearlriver.example',
    phone: ['+852', '25550199'],
    language: 'en_US',
    state: 'REJECTED',
    hoursAgo: 130,
    reason: 'The company name is incomplete.',
  },
];

/** Returns the rows of all registrations, in the order of the samples. */
export const registrationRows = (now: Date): NewRow<'merchant_registration'>[] =>
  samples.map((sample, index) => toRow(sample, { number: index + 1, now }));

/** Registrations with the merchants that they created. */
export const createdMerchants: { id: string; merchantId: string }[] = samples.flatMap(({ merchant }, index) =>
  merchant === undefined ? [] : [{ id: fixedId('reg', index + 1), merchantId: fixedId('mer', merchant) }],
);

interface Making {
  number: number;
  now: Date;
}

/** Returns the row of a registration. */
function toRow(sample: DemoRegistration, { number, now }: Making): NewRow<'merchant_registration'> {
  const { company, username, email, phone, language, state, hoursAgo, referralCode = '', reason = null } = sample;
  const { origin, decider } = consoles[company];
  const createdAt = new Date(now.getTime() - hoursAgo * hourMs);
  const submittedAt = state === 'EMAIL_UNVERIFIED' ? null : new Date(createdAt.getTime() + hourMs / 4);
  const decidedAt = state === 'APPROVED' || state === 'REJECTED' ? new Date(createdAt.getTime() + 22 * hourMs) : null;
  return {
    id: fixedId('reg', number),
    company_id: demoCompanies[company],
    merchant_id: sample.referrer === undefined ? null : fixedId('mer', sample.referrer),
    username,
    area_code: phone[0],
    phone: phone[1],
    email,
    // An empty hash matches no password, so applicants cannot sign in.
    password_hash: '',
    referral_code: referralCode,
    language,
    ip: '203.0.113.24',
    site_origin: origin,
    state,
    rejected_reason: reason,
    token_hash: `demo registration ${number}`,
    token_expires_at: new Date(createdAt.getTime() + 3 * dayMs),
    agreed_at: createdAt,
    created_at: createdAt,
    updated_at: decidedAt ?? submittedAt ?? createdAt,
    submitted_at: submittedAt,
    decided_at: decidedAt,
    decided_by: decidedAt && decider,
    user_id: null,
    version: decidedAt ? 3 : submittedAt ? 2 : 1,
  };
}

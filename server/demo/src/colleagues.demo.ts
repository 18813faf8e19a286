import type { I18nText } from '@console/contracts';
import { permissions } from '@console/contracts/areas';
import type { Db } from '@console/server/platform/context';
import { fixedId } from '@console/server/platform/db/ids';
import { insertRows } from '@console/server/platform/db/insert-rows';
import { hashPassword, unusablePassword } from '@console/server/platform/session/password';
import { type Noticed, seedColleagueNotices } from './colleague-notices.demo';
import { demoCompanies, demoPassword, demoUsers, roleIdOf, type DemoLogin } from './ids';
import { people } from './people.data';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

type State = 'ACTIVE' | 'INVITED' | 'EXPIRED' | 'LOCKED' | 'DISABLED';

interface CopiedRole {
  id: string;
  of: DemoLogin;
  name: I18nText;
  description: I18nText;
  madeBy: 'owner' | 'owner.zh';
  isDisabled?: true;
}

/**
 * Copies of system roles: in each company an active one, then a disabled one. They have no high-risk permissions, because
 * these would need approval.
 */
const copies: CopiedRole[] = [
  {
    id: fixedId('role', 15),
    of: 'operations',
    name: { en_US: 'Night shift', zh_CN: '夜班运营' },
    description: {
      en_US: 'Copy of Operations for night work, without high-risk permissions.',
      zh_CN: '“运营”角色的副本，供夜班使用，不含高风险权限。',
    },
    madeBy: 'owner',
  },
  {
    id: fixedId('role', 16),
    of: 'owner.zh',
    name: { en_US: 'Card support', zh_CN: '卡务专员' },
    description: {
      en_US: 'Looks up cards and transactions, without high-risk permissions.',
      zh_CN: '查询卡片和交易，不含高风险权限。',
    },
    madeBy: 'owner.zh',
  },
  {
    id: fixedId('role', 17),
    of: 'support',
    name: { en_US: 'Holiday support', zh_CN: '假期客服' },
    description: {
      en_US: 'For temporary staff during holidays. Disabled until the next season.',
      zh_CN: '供假期临时员工使用，下个旺季前停用。',
    },
    madeBy: 'owner',
    isDisabled: true,
  },
  {
    id: fixedId('role', 18),
    of: 'owner.zh',
    name: { en_US: 'Promotion support', zh_CN: '大促客服' },
    description: {
      en_US: 'For temporary staff during promotions. Disabled until the next one.',
      zh_CN: '供大促期间的临时员工使用，下次大促前停用。',
    },
    madeBy: 'owner.zh',
    isDisabled: true,
  },
];

type Line = [login: string, nickname: string, state: State, roleIds: string[], areaCode?: string, mobile?: string];

const nightShift = fixedId('role', 15);
const cardSupport = fixedId('role', 16);
const holidaySupport = fixedId('role', 17);
const promotionSupport = fixedId('role', 18);

/**
 * One colleague in each state in each company. None is an owner, so that the last owner of a company is easy to find.
 */
const lines: Record<'aldermoor' | 'lanshi', Line[]> = {
  aldermoor: [
    ['rafael.ortiz', 'Rafael Ortiz', 'ACTIVE', [nightShift], '+65', '81230001'],
    ['mina.park', 'Mina Park', 'INVITED', [roleIdOf('support')]],
    ['oliver.grant', 'Oliver Grant', 'EXPIRED', [roleIdOf('operations')]],
    ['jonas.weber', 'Jonas Weber', 'LOCKED', [nightShift], '+49', '15112340002'],
    ['elena.petrova', 'Elena Petrova', 'DISABLED', [roleIdOf('finance.maker'), holidaySupport], '+351', '912340003'],
  ],
  lanshi: [
    ['gu.wenbo', '顾文博', 'ACTIVE', [cardSupport], '+86', '13800010004'],
    ['luo.yiqing', '罗逸清', 'INVITED', [cardSupport]],
    ['tang.mu', '唐牧', 'EXPIRED', [cardSupport]],
    ['he.jiayi', '何嘉怡', 'LOCKED', [cardSupport], '+86', '13800010005'],
    ['qiu.zihan', '邱子涵', 'DISABLED', [cardSupport, promotionSupport]],
  ],
};

const inCompany = {
  aldermoor: { language: 'en_US', timezone: 'Asia/Singapore', by: demoUsers.owner },
  lanshi: { language: 'zh_CN', timezone: 'Asia/Shanghai', by: demoUsers['owner.zh'] },
} as const;

const ago = (now: Date, ms: number) => new Date(now.getTime() - ms).toISOString();

/** Seeds colleagues in every state, an active and a disabled copy of a role, in both companies. */
export async function seedColleagues(db: Db, now: Date): Promise<void> {
  for (const copy of copies) await seedCopy(db, copy, now);
  const passwordHash = await hashPassword(demoPassword);
  const noPassword = await unusablePassword();
  let number = Object.keys(demoUsers).length;
  for (const [index, company] of (['aldermoor', 'lanshi'] as const).entries()) {
    const first = number + 1;
    for (const line of lines[company]) {
      const isNew = line[2] === 'INVITED' || line[2] === 'EXPIRED';
      number += 1;
      await seedColleague(db, {
        id: fixedId('user', number),
        company,
        line,
        hash: isNew ? noPassword : passwordHash,
        now,
      });
    }
    await seedColleagueNotices(db, now, { ...noticed(company, first), from: 1 + index * 10 });
  }
}

/** Users and the copied role for the notifications of a company; `first` is the number of its first colleague. */
function noticed(company: keyof typeof lines, first: number): Noticed {
  const { language, by } = inCompany[company];
  const inState = (wanted: State) => {
    const place = lines[company].findIndex(([, , state]) => state === wanted);
    return { id: fixedId('user', first + place), name: lines[company][place]?.[0] ?? '' };
  };
  const companyId = demoCompanies[company];
  const role = copies[company === 'aldermoor' ? 0 : 1];
  return {
    companyId,
    language,
    owner: { id: by, name: people.find(({ id }) => id === by)?.nickname ?? '' },
    active: inState('ACTIVE'),
    locked: inState('LOCKED'),
    role: { id: role?.id ?? '', name: role?.name[language] ?? '' },
  };
}

interface Colleague {
  id: string;
  company: keyof typeof lines;
  line: Line;
  hash: string;
  now: Date;
}

async function seedColleague(db: Db, { id, company, line, hash, now }: Colleague): Promise<void> {
  const [login, nickname, state, roleIds, areaCode = null, mobile = null] = line;
  const { by, ...place } = inCompany[company];
  const companyId = demoCompanies[company];
  const isNew = state === 'INVITED' || state === 'EXPIRED';
  const invitedAt = ago(now, state === 'INVITED' ? 2 * hourMs : 20 * dayMs);
  await insertRows(db, 'app_user', [
    {
      ...place,
      id,
      company_id: companyId,
      login_name: login,
      nickname,
      password_hash: hash,
      password_changed_at: invitedAt,
      account_type: 'WHITELABEL',
      email: `${login}@${company}.example`,
      area_code: areaCode,
      mobile,
      status: isNew ? 'INVITED' : state === 'DISABLED' ? 'DISABLED' : 'ACTIVE',
      // Locked for a year, which is longer than a real lock, so that the demo always has a locked user.
      // Two-factor authentication is enabled without a secret, because a locked user can't sign in. The owner can reset it.
      ...(state === 'LOCKED' && {
        failed_count: 5,
        locked_until: ago(now, -365 * dayMs),
        totp_enabled_at: ago(now, 15 * dayMs),
      }),
      ...(!isNew && { last_login_at: ago(now, state === 'DISABLED' ? 9 * dayMs : 7 * hourMs) }),
      created_at: invitedAt,
      created_by: by,
      updated_at: ago(now, hourMs),
      updated_by: by,
    },
  ]);
  await insertRows(
    db,
    'user_role',
    roleIds.map((roleId) => ({ company_id: companyId, user_id: id, role_id: roleId })),
  );
  if (state !== 'INVITED') return;
  // It is not the hash of any token, so the invitation link works only after the invitation has been resent.
  const token = { token_hash: `demo ${login}`, company_id: companyId, user_id: id, purpose: 'FIRST_LOGIN' as const };
  await insertRows(db, 'password_token', [{ ...token, created_at: invitedAt, expires_at: ago(now, -70 * hourMs) }]);
}

async function seedCopy(
  db: Db,
  { id, of, name, description, madeBy, isDisabled }: CopiedRole,
  now: Date,
): Promise<void> {
  const source = people.find(({ login }) => login === of);
  const by = { created_by: demoUsers[madeBy], updated_by: demoUsers[madeBy] };
  const companyId = source?.companyId ?? '';
  const buttons = (source?.buttons ?? []).filter(
    (code) => code.startsWith('cards.') && permissions[code]?.risk === 'LOW',
  );
  await insertRows(db, 'role', [
    {
      id,
      company_id: companyId,
      name,
      description,
      account_type: 'WHITELABEL',
      all_merchant_access: true,
      status: isDisabled ? 'DISABLED' : 'ACTIVE',
      ...by,
      created_at: ago(now, 30 * dayMs),
      updated_at: ago(now, 5 * dayMs),
    },
  ]);
  await insertRows(
    db,
    'role_button',
    buttons.map((code) => ({ company_id: companyId, role_id: id, button_code: code })),
  );
}

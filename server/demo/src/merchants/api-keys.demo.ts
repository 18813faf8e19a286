import { createHash } from 'node:crypto';
import type { Db } from '@console/server/platform/context';
import { fixedId } from '@console/server/platform/db/ids';
import { insertRows } from '@console/server/platform/db/insert-rows';
import { demoCompanies, demoUsers, firstMerchantId } from '../ids';
import type { Past } from '../issuing/past-lines';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

interface DemoSecret {
  /** Visible characters of the secret. */
  shown: readonly [prefix: string, lastFour: string];
  /** Hours since the creation; `usedAgo` are the hours since the last use. */
  age: number;
  usedAgo: number | null;
  ip?: string;
  /** Hours until the overlap after a rotation ends. */
  endsIn?: number;
}

interface DemoKey {
  name: string;
  owner: string;
  merchantId?: string;
  scopes: string[];
  addresses?: string[];
  /** Days from now to the last valid day; negative if the key has expired. */
  lastDay?: number;
  createdDaysAgo: number;
  revoked?: { daysAgo: number; reason: string };
  secrets: readonly DemoSecret[];
}

const keys: readonly DemoKey[] = [
  {
    name: 'Order service',
    owner: demoUsers.owner,
    scopes: ['cards.card.view', 'cards.card.create', 'cards.card.freeze', 'cards.transaction.view'],
    addresses: ['203.0.113.0/24', '2001:db8:12::/48'],
    createdDaysAgo: 64,
    secrets: [{ shown: ['vck_q7Lm', 'T0x4'], age: 64 * 24, usedAgo: 0.1, ip: '203.0.113.24' }],
  },
  {
    name: 'Accounting export',
    owner: demoUsers['merchant.owner'],
    merchantId: firstMerchantId,
    scopes: ['cards.card.view', 'cards.transaction.view'],
    lastDay: 90,
    createdDaysAgo: 120,
    secrets: [
      { shown: ['vck_Zr2a', 'u9Qe'], age: 3, usedAgo: 1, ip: '198.51.100.7' },
      { shown: ['vck_5BdY', 'm1_K'], age: 120 * 24, usedAgo: 2, ip: '198.51.100.8', endsIn: 165 },
    ],
  },
  {
    name: 'Pilot integration',
    owner: demoUsers.owner,
    scopes: ['cards.card.view', 'accounts.account.view'],
    lastDay: -20,
    createdDaysAgo: 110,
    secrets: [{ shown: ['vck_hN8s', 'Wq3d'], age: 110 * 24, usedAgo: 21 * 24, ip: '203.0.113.31' }],
  },
  {
    name: 'Old reporting',
    owner: demoUsers.owner,
    scopes: ['cards.card.view'],
    createdDaysAgo: 140,
    revoked: { daysAgo: 12, reason: 'Replaced by the accounting export' },
    secrets: [{ shown: ['vck_x0Pt', '7fGa'], age: 140 * 24, usedAgo: null }],
  },
];

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

const idOf = (index: number) => fixedId('key', index + 1);

/** Seeds API keys of the first company: in use, during a rotation, expired and revoked. Their secrets are unusable. */
export async function seedApiKeys(db: Db, now: Date): Promise<void> {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  await insertRows(
    db,
    'api_key',
    keys.map(({ name, owner, merchantId, scopes, addresses = [], lastDay, createdDaysAgo, revoked }, index) => ({
      id: idOf(index),
      company_id: demoCompanies.aldermoor,
      merchant_id: merchantId ?? null,
      user_id: owner,
      name,
      scopes,
      addresses,
      last_day: lastDay === undefined ? null : dayOf(ago(-lastDay * dayMs)),
      // The owner of an expired key was notified of it at that time.
      ending_notified_for: lastDay !== undefined && lastDay < 0 ? dayOf(ago(-lastDay * dayMs)) : null,
      expired_notified_for: lastDay !== undefined && lastDay < 0 ? dayOf(ago(-lastDay * dayMs)) : null,
      revoked_at: revoked ? ago(revoked.daysAgo * dayMs) : null,
      revoked_by: revoked ? owner : null,
      created_at: ago(createdDaysAgo * dayMs),
      created_by: owner,
      updated_at: ago((revoked?.daysAgo ?? createdDaysAgo) * dayMs),
      updated_by: owner,
      version: revoked ? 2 : 1,
    })),
  );
  const secrets = keys.flatMap((key, index) => key.secrets.map((secret) => ({ ...secret, keyId: idOf(index) })));
  await insertRows(
    db,
    'api_key_secret',
    secrets.map(({ keyId, shown: [prefix, lastFour], age, usedAgo, ip, endsIn }, index) => ({
      id: fixedId('keysec', index + 1),
      company_id: demoCompanies.aldermoor,
      key_id: keyId,
      token_hash: createHash('sha256').update(`${prefix}…${lastFour}`).digest('hex'),
      prefix,
      last_four: lastFour,
      created_at: ago(age * hourMs),
      expires_at: endsIn === undefined ? null : ago(-endsIn * hourMs),
      last_used_at: usedAgo === null ? null : ago(usedAgo * hourMs),
      last_used_ip: ip ?? null,
    })),
  );
}

/** Audit log entries of these keys. */
export const apiKeyPast = (now: Date): Past[] =>
  keys.flatMap(({ name, owner, merchantId = null, scopes, createdDaysAgo, revoked, secrets: [current] }, index) => {
    const line = (hoursAgo: number, rest: Pick<Past, 'action' | 'after'> & Partial<Past>): Past => ({
      companyId: demoCompanies.aldermoor,
      at: new Date(now.getTime() - hoursAgo * hourMs),
      by: { id: owner },
      object: ['api_key', idOf(index), name],
      ...rest,
    });
    const isRotated = current !== undefined && current.age < createdDaysAgo * 24;
    return [
      line(createdDaysAgo * 24, { action: '/apiKey/create', after: { name, scopes, merchantId, keyOwner: owner } }),
      ...(isRotated ? [line(current.age, { action: '/apiKey/rotate', after: { overlapHours: 168 } })] : []),
      ...(revoked
        ? [
            line(revoked.daysAgo * 24, {
              action: '/apiKey/revoke',
              before: { apiKeyStatus: 'ACTIVE' },
              after: { apiKeyStatus: 'REVOKED' },
              reason: revoked.reason,
            }),
          ]
        : []),
    ];
  });

import { buttonOfGrant, everyModule, moduleGrants } from '@console/contracts/releases';
import type { Db } from '@console/server/platform/context';
import { insertRows } from '@console/server/platform/db/insert-rows';
import { systemId } from '@console/server/platform/system-ctx';
import { hashPassword } from '@console/server/platform/session/password';
import { companies } from './company.data';
import { demoCompanies, demoPassword, firstMerchantId, roleIdOf } from './ids';
import { people, type Person } from './people.data';
import { ownRoles, roleDescriptions } from './role.data';
import { sql } from '@console/server/platform/db/sql';

/** Seeds companies, users and their permissions. */
export async function seedPlatform(db: Db, now: Date): Promise<void> {
  const written = { created_at: now, created_by: systemId, updated_at: now, updated_by: systemId, version: 1 };
  await insertRows(
    db,
    'company',
    companies.map((company) => ({ ...company, ...written })),
  );
  await db.execute(sql`
    insert into company_module (company_id, module_id) select c.id, m.id from company c, product_module m
    where not c.is_default on conflict do nothing`);
  // Each hash has its own salt. Hashing concurrently takes a few hundredths of a second in total.
  const hashes = await Promise.all(people.map(() => hashPassword(demoPassword)));
  for (const [index, person] of people.entries())
    await seedPerson(db, {
      person,
      passwordHash: hashes[index] ?? '',
      lastLoginAt: lastLoginOf(person, index, now),
      now,
    });
}

/** `.example` is a reserved domain, so that an e-mail sent by mistake reaches no one. */
const emailOf = ({ login, companyId }: Person) =>
  `${login}@${companyId === demoCompanies.lanshi ? 'lanshi' : 'aldermoor'}.example`;

const minuteMs = 60_000;

/** Time of the last sign-in: the further down in the list, the longer ago. New users have not signed in yet. */
const lastLoginOf = ({ isNew }: Person, index: number, now: Date): Date | null =>
  isNew ? null : new Date(now.getTime() - (35 + index * index * 97) * minuteMs);

interface Seeding {
  person: Person;
  passwordHash: string;
  lastLoginAt: Date | null;
  now: Date;
}

async function seedPerson(db: Db, { person, passwordHash, lastLoginAt, now }: Seeding): Promise<void> {
  const { id, companyId, login, nickname, accountType, language, timezone } = person;
  const roleId = roleIdOf(login);
  await db.execute(sql`
    insert into app_user (id, company_id, login_name, nickname, password_hash, password_changed_at, account_type, channel_id,
      email, must_change_password, hidden_groups, language, timezone, last_login_at, created_at, updated_at)
    values (${id}, ${companyId}, ${login}, ${nickname}, ${passwordHash}, ${now}, ${accountType}, ${person.channelId},
      ${emailOf(person)}, ${person.isNew}, ${person.hiddenGroups}, ${language}, ${timezone}, ${lastLoginAt},
      ${now}, ${now})`);
  await db.execute(sql`
    insert into role (id, company_id, name, description, account_type, all_merchant_access, is_system, created_at, updated_at)
    values (${roleId}, ${companyId}, ${JSON.stringify(person.role)}::jsonb, ${JSON.stringify(roleDescriptions[login] ?? { en_US: '', zh_CN: '' })}::jsonb, ${accountType},
      ${accountType === 'WHITELABEL'}, ${!ownRoles.has(login)}, ${now}, ${now})`);
  await db.execute(sql`insert into user_role (company_id, user_id, role_id) values (${companyId}, ${id}, ${roleId})`);
  for (const button of person.buttons)
    await db.execute(
      sql`insert into role_button (company_id, role_id, button_code) values (${companyId}, ${roleId}, ${button})`,
    );
  const grants = moduleGrants.filter((grant) => person.buttons.includes(buttonOfGrant[grant]));
  if (grants.length > 0)
    await db.execute(sql`
      insert into role_devops_module (company_id, role_id, module, grants)
      values (${companyId}, ${roleId}, ${everyModule}, ${grants})`);
  if (accountType === 'MERCHANT')
    await db.execute(sql`
      insert into user_merchant_scope (company_id, user_id, merchant_id) values (${companyId}, ${id}, ${firstMerchantId})`);
}

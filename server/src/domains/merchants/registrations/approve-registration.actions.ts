import { codes, type PageName } from '@console/contracts';
import type { Ctx } from '../../../platform/context';
import type { CompanyRestriction } from '../../../platform/companies/company-restriction.rules';
import { refuseRestrictedCompany } from '../../../platform/companies/refuse-restricted-company.actions';
import { postMail } from '../../../platform/mail/outbox.store';
import { findSite } from '../../../platform/mail/site.query';
import { Refusal } from '../../../platform/refusal';
import { isTaken, lockAccountNames } from '../../../platform/users/account-name.query';
import { loginNamesFor } from '../../../platform/users/login-name.rules';
import { storeMerchants } from '../../../platform/users/user-merchant.store';
import { storeRoles } from '../../../platform/users/user-role.store';
import { insertRegisteredUser } from '../../../platform/users/user.store';
import { insertMerchant } from '../merchants/merchant.store';
import { findFirstRole, findNewStatus } from './first-role.query';
import type { Obstacle } from './registration.rules';
import { type Applicant, transitionRegistration } from './registration.store';

const landingPage: PageName = 'index';

/** Maximum length of a user's name. */
const nicknameMax = 60;

/** Creates the merchant and its first user, and mails the result. A refusal rolls everything back. */
export async function createFromRegistration(ctx: Ctx, applicant: Applicant): Promise<void> {
  const { db, companyId, now } = ctx;
  const { id, username, email, language } = applicant;
  await refuseRestrictedCompany(db, { companyId, field: 'note' });
  const loginName = await takeLoginName(ctx, email);
  const role = await findFirstRole(db, ctx.by.id);
  if (role === null) return refuse('NO_MERCHANT_ROLE');
  if (role.isBeyond) return refuse('MERCHANT_ROLE_BEYOND_OWN');
  const merchantId = await createMerchant(ctx, applicant);
  const userId = await insertRegisteredUser(db, {
    companyId,
    loginName,
    nickname: username.slice(0, nicknameMax),
    email,
    areaCode: applicant.area_code,
    mobile: applicant.phone,
    passwordHash: applicant.password_hash,
    language,
    timezone: (await findSite(db, companyId)).timezone,
    landingPage,
    by: ctx.by.id,
    now,
  });
  await storeRoles(ctx, userId, [role.id]);
  await storeMerchants(ctx, userId, [merchantId]);
  const facts = { status: 'ACTIVE', accountType: 'MERCHANT', roleIds: [role.id], merchantIds: [merchantId] };
  await ctx.audit({ objectType: 'user', objectId: userId, objectLabel: loginName, after: facts });
  await transitionRegistration(ctx, {
    id,
    from: 'SUBMITTED',
    to: 'APPROVED',
    userId,
    audit: { after: { merchantId, userId } },
  });
  await postMail(db, {
    companyId,
    to: email,
    language,
    letter: 'REGISTRATION_APPROVED',
    name: username,
    what: `${applicant.site_origin}/login`,
    more: { loginName },
    about: { type: 'merchant_registration', id, label: username },
    now,
  });
}

async function createMerchant(ctx: Ctx, { id, username }: Applicant): Promise<string> {
  const name = { en_US: username, zh_CN: username };
  const status = await findNewStatus(ctx.db);
  const merchant = await insertMerchant(ctx, { name, status, registration_id: id });
  const line = { objectType: 'merchant' as const, objectId: merchant.id, objectLabel: username };
  await ctx.audit({ ...line, after: { name, status, merchantNo: merchant.merchantNo } });
  return merchant.id;
}

/** Locks the address and the first free login name. Refuses an address that has an account by now, in any company. */
async function takeLoginName(ctx: Ctx, email: string): Promise<string> {
  const names = loginNamesFor(email, 'merchant');
  await lockAccountNames(ctx, [email, ...names]);
  if (await isTaken(ctx, email)) return refuse('APPLICANT_HAS_ACCOUNT');
  for (const name of names) if (!(await isTaken(ctx, name))) return name;
  return refuse('APPLICANT_HAS_ACCOUNT');
}

/** Refuses the approval. The error belongs to `note`, because every page with a decision has that field. */
function refuse(code: Exclude<Obstacle, CompanyRestriction>): never {
  throw new Refusal(codes.invalid, { fieldIssues: [{ field: 'note', code, params: {} }] });
}

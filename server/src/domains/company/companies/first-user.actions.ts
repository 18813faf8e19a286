import { codes, type Language, type PageName, wholeName } from '@console/contracts';
import type { Ctx } from '../../../platform/context';
import { newId } from '../../../platform/db/ids';
import { type CompanyCtx, withinCompany } from '../../../platform/db/within-company';
import { Refusal } from '../../../platform/refusal';
import { changeButtons, insertRole } from '../../../platform/roles/role.store';
import { unusablePassword } from '../../../platform/session/password';
import { isTaken, lockAccountNames } from '../../../platform/users/account-name.query';
import { loginNamesFor } from '../../../platform/users/login-name.rules';
import { sendInvitation } from '../../../platform/users/send-invitation.actions';
import { insertInvitedColleague } from '../../../platform/users/user.store';
import { storeRoles } from '../../../platform/users/user-role.store';
import { findInvitation } from './company-invitation.query';
import type { StoredCompany } from './company-row.query';
import { findOwnerButtons } from './owner-buttons.query';

const landingPage: PageName = 'index';

/** Maximum length of a user's name. */
const nicknameMax = 60;

/** Role of the first user. */
const ownerRole = {
  nameEn: 'Owner',
  nameZh: '所有者',
  descriptionEn: 'Manages the users and roles of the company and everything in its modules.',
  descriptionZh: '管理公司的用户、角色及其模块的全部功能。',
  accountType: 'WHITELABEL',
  allMerchantAccess: true,
} as const;

interface Owner {
  moduleIds: readonly string[];
  /** Login name returned by `takeLoginName`. */
  loginName: string;
}

/** Creates the owner role of a new company and invites the contact person as its first user. Returns the user's id. */
export async function inviteOwner(ctx: Ctx, company: StoredCompany, { moduleIds, loginName }: Owner): Promise<string> {
  const buttons = await findOwnerButtons(ctx, moduleIds);
  return withinCompany(ctx, company.id, async (own) => {
    const roleId = newId('role');
    await insertRole(own, roleId, ownerRole, { isSystem: true });
    await changeButtons(own, roleId, { granted: buttons, taken: [] });
    const userId = await insertOwner(own, company, loginName);
    await storeRoles(own, userId, [roleId]);
    await mail(own, company, { id: userId, email: company.contact_email, nickname: nicknameOf(company) });
    return userId;
  });
}

/** Locks the address and the first free login name. Refuses an address that has an account in any company. */
export async function takeLoginName(ctx: Ctx, email: string): Promise<string> {
  const names = loginNamesFor(email, 'owner');
  await lockAccountNames(ctx, [email, ...names]);
  if (await isTaken(ctx, email)) return refuseAccount();
  for (const name of names) if (!(await isTaken(ctx, name))) return name;
  return refuseAccount();
}

/** The message is shown at the note of the decision, on all pages with decisions. */
function refuseAccount(): never {
  throw new Refusal(codes.invalid, { fieldIssues: [{ field: 'note', code: 'CONTACT_HAS_ACCOUNT', params: {} }] });
}

/** Returns the full name of the contact person. */
export const contactNameOf = (company: Pick<StoredCompany, 'contact_first_name' | 'contact_last_name'>): string =>
  wholeName({ firstName: company.contact_first_name, lastName: company.contact_last_name });

const nicknameOf = (company: StoredCompany): string => contactNameOf(company).slice(0, nicknameMax);

async function insertOwner(own: CompanyCtx, company: StoredCompany, loginName: string): Promise<string> {
  const id = await insertInvitedColleague(own.db, {
    companyId: own.companyId,
    loginName,
    nickname: nicknameOf(company),
    email: company.contact_email,
    accountType: 'WHITELABEL',
    channelId: null,
    hiddenGroups: [],
    language: company.default_language,
    timezone: company.timezone,
    landingPage,
    passwordHash: await unusablePassword(),
    invitedBy: own.by.id,
    now: own.now,
  });
  return id ?? refuseAccount();
}

/** The link opens the company's own site, not the approver's. */
const mail = (
  own: CompanyCtx,
  { site_origins: [origin = ''], default_language: language }: StoredCompany,
  user: { id: string; email: string; nickname: string; language?: Language },
): Promise<string> => sendInvitation(own, { language, ...user, origin });

/** Sends the first user a new link and returns its expiry time. */
export async function inviteAgain(ctx: Ctx, company: StoredCompany): Promise<string> {
  const invitation = await findInvitation(ctx, company.id);
  if (invitation === null) throw new Error('The first user has no open invitation');
  const { userId: id, email, nickname, language } = invitation;
  return withinCompany(ctx, company.id, (own) => mail(own, company, { id, email, nickname, language }));
}

import { codes, type InputOf, mailWaitSeconds } from '@console/contracts';
import {
  type connectEmailAccount,
  connectionIssues,
  type createEmailAccount,
  type EmailAccount,
  type removeEmailAccount,
  type setEmailAccountStatus,
  type updateEmailAccount,
} from '@console/contracts/email-accounts';
import type { Context } from '../../../platform/context';
import { newId } from '../../../platform/db/ids';
import { assertVersion } from '../../../platform/expected-version';
import {
  beginTest,
  eraseEmailAccount,
  insertConnection,
  insertEmailAccount,
  makeDefault,
  transitionEmailAccount,
  storeEmailAccount,
} from '../../../platform/mail/email-account.store';
import { postAccountTest } from '../../../platform/mail/outbox.store';
import { refuseOthers } from '../../../platform/reach/platform.query';
import { Refusal, refuseIssues } from '../../../platform/refusal';
import { takeMailTurn } from '../../../platform/session/attempts/mail-turn.actions';
import { findAddressee } from '../../../platform/session/passwords/account.query';
import type { SecretBox } from '../../../platform/vault/secret-box';
import { findEmailAccount, isNameTaken, lockEmailAccount } from './email-account.query';
import { activateBar, defaultBar, outsideIssues, removeBar } from './email-account.rules';

type Target = InputOf<typeof removeEmailAccount>;

/** Server configuration that the settings of an account depend on. */
export interface Surroundings {
  secrets: SecretBox;
  allowsInside: boolean;
}

const said = ({ name, senderName, senderAddress, replyTo }: EmailAccount) => ({
  name,
  senderName,
  senderAddress,
  replyTo,
});
const lineOf = ({ id, name }: EmailAccount) => ({
  objectType: 'email_account' as const,
  objectId: id,
  objectLabel: name,
});
const saidOf = ({ connection }: EmailAccount) => ({
  host: connection?.host,
  port: connection?.port,
  security: connection?.security,
  userName: connection?.userName,
});

/** Locks the account, checks the version and returns the facts for the rules. */
async function lockAccount(context: Context, { id, version }: Target) {
  await refuseOthers(context);
  const { account, newestNo, isTested } = await lockEmailAccount(context, id);
  await assertVersion(account, version, () => ({ current: account }));
  const { status, isDefault } = account;
  return { account, newestNo, facts: { status, isDefault, isConnected: newestNo !== null, isTested } };
}

export async function addAccount(draft: InputOf<typeof createEmailAccount>, context: Context): Promise<EmailAccount> {
  await refuseOthers(context);
  if (await isNameTaken(context, draft.name)) refuseIssues([{ field: 'name', code: 'NAME_TAKEN', params: {} }]);
  const id = newId('eacc');
  await insertEmailAccount(context, id, draft);
  const made = await findEmailAccount(context, id);
  await context.audit({ ...lineOf(made), after: said(made) });
  return made;
}

export async function saveAccount(
  { id, version, ...draft }: InputOf<typeof updateEmailAccount>,
  context: Context,
): Promise<EmailAccount> {
  const { account: before } = await lockAccount(context, { id, version });
  if (await isNameTaken(context, draft.name, id)) refuseIssues([{ field: 'name', code: 'NAME_TAKEN', params: {} }]);
  await storeEmailAccount(context, id, draft);
  const after = await findEmailAccount(context, id);
  await context.audit({ ...lineOf(after), before: said(before), after: said(after) });
  return after;
}

/** Stores new settings beside the active ones. The password is only stored encrypted. */
export async function connectAccount(
  { id, version, password, ...settings }: InputOf<typeof connectEmailAccount>,
  context: Context,
  { secrets, allowsInside }: Surroundings,
): Promise<EmailAccount> {
  const { account: before } = await lockAccount(context, { id, version });
  const draft = { ...settings, ...(password === undefined ? {} : { password }) };
  refuseIssues([...connectionIssues(draft, before.connection), ...(allowsInside ? [] : outsideIssues(draft))]);
  await insertConnection(context, id, {
    ...settings,
    sealed: password === undefined ? null : secrets.seal(password),
  });
  const after = await findEmailAccount(context, id);
  await context.audit({
    ...lineOf(after),
    before: saidOf(before),
    after: { ...saidOf(after), isPasswordChanged: password !== undefined },
  });
  return after;
}

/** Maximum number of test mails in five minutes: enough to correct settings, but too few to scan for mail servers. */
const testsMax = 5;

/** Sends a test mail to the user who requested it. The result is stored when the mail server has responded. */
export async function testAccount(target: Target, context: Context): Promise<EmailAccount> {
  const { db, actor, now, language } = context;
  const { account, newestNo } = await lockAccount(context, target);
  if (newestNo === null) throw new Refusal(codes.transition, { data: { reason: 'UNCONNECTED' } });
  const addressee = await findAddressee(db, actor.userId);
  if (!addressee?.email)
    throw new Refusal(codes.invalid, { fieldIssues: [{ field: 'id', code: 'NO_EMAIL', params: {} }] });
  await takeMailTurn(db, { scope: 'mail', key: ['account', actor.userId], now }, mailWaitSeconds, testsMax);
  await beginTest(context, account.id, newestNo);
  const mail = { companyId: actor.companyId, to: addressee.email, language, now };
  await postAccountTest(db, { ...mail, account, no: newestNo });
  await context.audit({ ...lineOf(account), after: { testedWith: account.name, ...saidOf(account) } });
  return findEmailAccount(context, account.id);
}

export async function transitionAccount(
  { to, ...target }: InputOf<typeof setEmailAccountStatus>,
  context: Context,
): Promise<EmailAccount> {
  const { account, facts } = await lockAccount(context, target);
  const { id, name, status: from, isDefault } = account;
  const isOpen = to === 'ACTIVE' ? from !== 'ACTIVE' : from === 'ACTIVE';
  if (!isOpen) throw new Refusal(codes.transition, { data: { from, to } });
  const bar = to === 'ACTIVE' ? activateBar(facts) : null;
  if (bar !== null) throw new Refusal(codes.transition, { data: { from, to, reason: bar } });
  const lost = isDefault ? { before: { isDefaultAccount: true }, after: { isDefaultAccount: false } } : {};
  await transitionEmailAccount(context, { id, name, from, to, audit: lost });
  return findEmailAccount(context, id);
}

export async function chooseDefault(target: Target, context: Context): Promise<EmailAccount> {
  const { account, facts } = await lockAccount(context, target);
  const bar = defaultBar(facts);
  if (bar !== null) throw new Refusal(codes.transition, { data: { from: account.status, reason: bar } });
  await makeDefault(context, account.id);
  const after = await findEmailAccount(context, account.id);
  await context.audit({
    ...lineOf(after),
    before: { isDefaultAccount: false },
    after: { isDefaultAccount: true },
  });
  return after;
}

export async function eraseAccount(target: Target, context: Context): Promise<void> {
  const { account, facts } = await lockAccount(context, target);
  const bar = removeBar(facts);
  if (bar !== null) throw new Refusal(codes.transition, { data: { from: account.status, reason: bar } });
  await eraseEmailAccount(context, account.id);
  await context.audit({ ...lineOf(account), before: { ...said(account), ...saidOf(account) } });
}

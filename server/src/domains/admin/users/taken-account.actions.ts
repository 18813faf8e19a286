import type { FieldIssue } from '@console/contracts';
import type { Context } from '../../../platform/context';
import { isTaken, lockAccountNames } from '../../../platform/users/account-name.query';
import { countTakenAnswer } from '../../../platform/users/has-account.actions';

/** New login name and e-mail address of an account; null if unchanged. */
interface Wanted {
  loginName: string | null;
  email: string | null;
}

/**
 * Returns an issue for a login name or e-mail address that another account has, in any company. Such a response reveals
 * a value that is masked elsewhere, so these responses are counted; above the limit, a taken value is refused without
 * this reason. A free value is always accepted.
 */
export async function findTaken({ loginName, email }: Wanted, context: Context): Promise<FieldIssue[]> {
  await lockAccountNames(
    context,
    [loginName, email].filter((name) => name !== null),
  );
  const issues = [
    ...(await issueOf('loginName', 'NAME_TAKEN', loginName, context)),
    ...(await issueOf('email', 'EMAIL_TAKEN', email, context)),
  ];
  if (issues.length === 0) return [];
  await countTakenAnswer(context);
  return issues;
}

async function issueOf(field: string, code: string, account: string | null, context: Context): Promise<FieldIssue[]> {
  return account !== null && (await isTaken(context, account)) ? [{ field, code, params: {} }] : [];
}

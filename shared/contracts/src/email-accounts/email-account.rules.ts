import '../admin/messages';
import type { FieldIssue } from '../issues';
import type { MailConnection, MailConnectionDraft } from './email-account';

const issue = (field: string, code: string): FieldIssue => ({ field, code, params: {} });

const isHost = (host: string) =>
  /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i.test(host) ||
  /^[0-9a-f:.]*:[0-9a-f:.]*$/i.test(host);

/**
 * Returns whether server and user are those of the stored connection. The stored password must not be sent to another
 * server or for another user.
 */
const isSameLogin = (draft: Partial<MailConnectionDraft>, stored: MailConnection) =>
  draft.host?.toLowerCase() === stored.host.toLowerCase() &&
  draft.port === stored.port &&
  draft.security === stored.security &&
  (draft.userName ?? '') === stored.userName;

/** Validates connection settings across fields. */
export function connectionIssues(draft: Partial<MailConnectionDraft>, stored: MailConnection | null): FieldIssue[] {
  const { host = '', userName = '', password } = draft;
  const hosts = host === '' || isHost(host) ? [] : [issue('host', 'MAIL_HOST')];
  if (userName === '') return password === undefined ? hosts : [...hosts, issue('userName', 'REQUIRED')];
  if (password !== undefined) return hosts;
  if (stored === null || stored.passwordSetAt === null) return [...hosts, issue('password', 'REQUIRED')];
  return isSameLogin(draft, stored) ? hosts : [...hosts, issue('password', 'MAIL_PASSWORD_AGAIN')];
}

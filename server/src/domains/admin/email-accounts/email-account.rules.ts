import type { AllowedAction, FieldIssue } from '@console/contracts';
import type { EmailAccountStatus, MailConnectionDraft, MailTest } from '@console/contracts/email-accounts';
import { isHostInside } from '../../../platform/mail/mail-host';

/** Facts that decide which actions are possible. */
export interface AccountFacts {
  status: EmailAccountStatus;
  isDefault: boolean;
  /** Whether there are settings. */
  isConnected: boolean;
  /** Whether a test of any settings was successful. */
  isTested: boolean;
}

/** Reason why an account can't be activated. */
export const activateBar = ({ isTested }: AccountFacts): 'UNTESTED' | null => (isTested ? null : 'UNTESTED');
export const removeBar = ({ status }: AccountFacts): 'ACTIVE' | null => (status === 'ACTIVE' ? 'ACTIVE' : null);
export const defaultBar = ({ status, isDefault }: AccountFacts): 'INACTIVE' | 'DEFAULT' | null => {
  if (status !== 'ACTIVE') return 'INACTIVE';
  return isDefault ? 'DEFAULT' : null;
};
const testBar = ({ isConnected }: AccountFacts): 'UNCONNECTED' | null => (isConnected ? null : 'UNCONNECTED');

const barred = (action: string, reason: string | null): AllowedAction =>
  reason === null ? { action, enabled: true } : { action, enabled: false, reason };

/** Actions on an account for users of the company that runs the platform. */
export function accountActionsOf(facts: AccountFacts, permissions: ReadonlySet<string>): AllowedAction[] {
  const saving = [barred('EDIT', null), barred('CONNECT', null), barred('TEST', testBar(facts))];
  const statusActions = [
    ...(facts.status === 'ACTIVE' ? [] : [barred('ACTIVATE', activateBar(facts))]),
    ...(defaultBar(facts) === null ? [barred('DEFAULT', null)] : []),
    ...(facts.status === 'ACTIVE' ? [barred('DISABLE', null)] : []),
    barred('DELETE', removeBar(facts)),
  ];
  return [
    ...(permissions.has('admin.email-account.save') ? saving : []),
    ...(permissions.has('admin.email-account.status') ? statusActions : []),
  ];
}

/** Mail ports. Other ports are refused, so that the server can't be used to reach other services. */
const mailPorts = [25, 465, 587, 2525];

/** Issues of settings if only public mail servers are permitted. */
export function outsideIssues({ host, port, security }: MailConnectionDraft): FieldIssue[] {
  return [
    ...(isHostInside(host) ? [{ field: 'host', code: 'MAIL_HOST_INSIDE', params: {} }] : []),
    ...(mailPorts.includes(port)
      ? []
      : [{ field: 'port', code: 'MAIL_PORT', params: { ports: mailPorts.join(', ') } }]),
    ...(security === 'NONE' ? [{ field: 'security', code: 'MAIL_UNENCRYPTED', params: {} }] : []),
  ];
}

interface TestMoments {
  test_begun_at: string | null;
  tested_at: string | null;
  test_error: MailTest['error'];
}

/** Result of the latest test. */
export function testOf({ test_begun_at, tested_at, test_error }: TestMoments): MailTest | null {
  if (test_begun_at === null) return null;
  const begun = new Date(test_begun_at);
  const ended = tested_at === null ? null : new Date(tested_at);
  if (ended === null || ended < begun) return { state: 'SENDING', at: begun.toISOString(), error: null };
  return { state: test_error === null ? 'OK' : 'FAILED', at: ended.toISOString(), error: test_error };
}

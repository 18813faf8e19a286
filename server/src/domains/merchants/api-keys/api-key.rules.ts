import type { AllowedAction, FieldIssue } from '@console/contracts';
import type { ApiKeyDraft, ApiKeyStatus } from '@console/contracts/merchants';
import type { Actor } from '../../../platform/context';

interface KeyFacts {
  status: ApiKeyStatus;
  /** The user is the owner. */
  isOwn: boolean;
}

/**
 * Actions of the user on a key; a revoked key has none. Only the owner can edit a key: otherwise a user could extend a
 * key that acts with the owner's permissions. Another user can take the key over and thereby becomes its owner.
 */
export function apiKeyActionsOf(
  { status, isOwn }: KeyFacts,
  { permissions }: Pick<Actor, 'permissions'>,
): AllowedAction[] {
  if (status === 'REVOKED') return [];
  const edit = isOwn ? { action: 'EDIT', enabled: true } : { action: 'EDIT', enabled: false, reason: 'NOT_OWNER' };
  const renew = { action: isOwn ? 'ROTATE' : 'TAKE_OVER', enabled: true };
  return [
    ...(permissions.has('merchants.api-key.save') ? [edit, renew] : []),
    ...(permissions.has('merchants.api-key.revoke') ? [{ action: 'REVOKE', enabled: true }] : []),
  ];
}

interface Given {
  /** Existing scopes of the key, which are accepted. */
  held: readonly string[];
  /** Scopes that can be added. */
  offered: ReadonlySet<string>;
  /** Last day before the change, which is accepted even if it has passed. */
  lastDay: string | null;
  /** Day in the time zone of the company. */
  today: string;
}

const issue = (field: string, code: string): FieldIssue => ({ field, code, params: {} });

/** Returns the issues of a draft: scopes that cannot be added, and a last day in the past. */
export function draftIssues(draft: Pick<ApiKeyDraft, 'scopes' | 'lastDay'>, given: Given): FieldIssue[] {
  const isAdded = (code: string) => !given.held.includes(code) && !given.offered.has(code);
  const isPast = draft.lastDay !== null && draft.lastDay !== given.lastDay && draft.lastDay < given.today;
  return [
    ...(draft.scopes.some(isAdded) ? [issue('scopes', 'SCOPE')] : []),
    ...(isPast ? [issue('lastDay', 'KEY_DAY_PAST')] : []),
  ];
}

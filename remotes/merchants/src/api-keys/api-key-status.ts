import type { ApiKey, ApiKeySecret, ApiKeyStatus } from '@console/contracts/merchants';
import { statusBadges } from '@console/screens';

export const apiKeyDicts = ['api_key_status', 'permission'];

/** Badge of a status, in the color that its dictionary entry has. */
export const apiKeyStatusOf = statusBadges<ApiKeyStatus>('api_key_status', {
  ACTIVE: { state: 'ok', shape: 'dot' },
  EXPIRED: { state: 'warn', shape: 'triangle' },
  DISABLED: { state: 'bad', shape: 'cross' },
  REVOKED: { state: 'mute', shape: 'dash' },
});

/** Visible part of a secret, which identifies it, such as `vck_AbCd…wxyz`. */
export const shownSecretOf = ({ prefix, lastFour }: Pick<ApiKeySecret, 'prefix' | 'lastFour'>): string =>
  `${prefix}…${lastFour}`;

/** Latest use of a key's secrets; null for an unused key. */
export function lastUseOf({ secrets }: Pick<ApiKey, 'secrets'>): { at: string; ip: string | null } | null {
  const uses = secrets.flatMap(({ lastUsedAt, lastUsedIp }) =>
    lastUsedAt === null ? [] : [{ at: lastUsedAt, ip: lastUsedIp }],
  );
  return uses.toSorted((one, other) => (one.at < other.at ? 1 : -1))[0] ?? null;
}

import { codes, maskSign, type Sensitive, type SensitiveGroup } from '@console/contracts';
import type { Actor } from '../context';
import { Refusal } from '../refusal';

type Scope = Pick<Actor, 'hiddenGroups'>;

/** Returns a masked field: the mask, and whether this user may reveal the value. */
export const masked = <G extends SensitiveGroup>({ hiddenGroups }: Scope, group: G, mask: string): Sensitive<G> => ({
  group,
  masked: mask,
  revealable: !hiddenGroups.has(group),
});

/** Refuses changes of fields that the actor may not see: trying out values would otherwise reveal them. */
export function refuseHidden({ hiddenGroups }: Scope, groups: readonly SensitiveGroup[]): void {
  const hidden = groups.filter((group) => hiddenGroups.has(group));
  if (hidden.length > 0) throw new Refusal(codes.noPermission, { data: { groups: hidden } });
}

const signs = (count: number) => maskSign.repeat(count);

/** The mask has the same length for every address, so it does not reveal the length of the name. */
export const emailMask = (email: string): string =>
  `${email.slice(0, 1)}${signs(4)}${email.slice(email.lastIndexOf('@'))}`;

/**
 * Shows the country code and at most the last four digits: at least four digits, and at least half of them, stay masked.
 * The mask has the same length for every number. Empty without a number.
 */
export function phoneMask(areaCode: string, phone: string): string {
  const digits = phone.replaceAll(/\D/g, '');
  if (digits === '') return '';
  const shown = Math.max(0, Math.min(4, Math.floor(digits.length / 2), digits.length - 4));
  return `${areaCode} ${signs(4)}${digits.slice(digits.length - shown)}`.trim();
}

/** Shows only whether there is a value. */
export const wholeMask = (text: string): string => (text === '' ? '' : signs(6));

export const expiryMask = `${signs(2)}/${signs(2)}`;

export const dayMask = `${signs(4)}-${signs(2)}-${signs(2)}`;

/** Masks an account number except for its last four characters, or fewer, so that at least half is hidden. */
export function accountMask(number: string): string {
  const plain = number.replaceAll(/[ -]/g, '');
  if (plain === '') return '';
  return `${signs(4)}${plain.slice(-Math.min(4, Math.floor(plain.length / 2)))}`;
}

/** Marks a number in the audit log that differs from the previous one but has the same mask. */
const otherSign = ' (≠)';

/** Masks of an account number before and after a change; the two are equal only if the number did not change. */
export function changedMasks(before: string, after: string): { before: string; after: string } {
  const [was, is] = [accountMask(before), accountMask(after)];
  return { before: was, after: before !== after && was === is ? `${is}${otherSign}` : is };
}

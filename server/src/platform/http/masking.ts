import { codes, maskSign, type Sensitive, type SensitiveGroup } from '@console/contracts';
import type { Actor } from '../context';
import { Refusal } from '../refusal';

type Scope = Pick<Actor, 'hiddenGroups'>;

/** A field as it travels: its mask, and whether this user may ask for what it stands for. */
export const masked = <G extends SensitiveGroup>({ hiddenGroups }: Scope, group: G, mask: string): Sensitive<G> => ({
  group,
  masked: mask,
  revealable: !hiddenGroups.has(group),
});

/** Who may not see a field may not learn it by changing it either. */
export function refuseHidden({ hiddenGroups }: Scope, groups: readonly SensitiveGroup[]): void {
  const hidden = groups.filter((group) => hiddenGroups.has(group));
  if (hidden.length > 0) throw new Refusal(codes.noPermission, { data: { groups: hidden } });
}

const signs = (count: number) => maskSign.repeat(count);

/** As long for every address, so that the mask does not tell how long the name is. */
export const emailMask = (email: string): string =>
  `${email.slice(0, 1)}${signs(4)}${email.slice(email.lastIndexOf('@'))}`;

/** Area code, up to three digits and the last four; of a short number the last two. Empty where there is none. */
export function phoneMask(areaCode: string, phone: string): string {
  if (phone === '') return '';
  const [head, tail] = phone.length >= 8 ? [phone.slice(0, 3), phone.slice(-4)] : ['', phone.slice(-2)];
  return `${areaCode} ${head}${signs(4)}${tail}`;
}

/** Says only whether there is something. */
export const wholeMask = (text: string): string => (text === '' ? '' : signs(6));

export const expiryMask = `${signs(2)}/${signs(2)}`;

export const dayMask = `${signs(4)}-${signs(2)}-${signs(2)}`;

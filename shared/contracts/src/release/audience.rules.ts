import type { Audience, Lane } from './plan';

/** What decides about the versions of a user. */
export interface Subject {
  userId: string;
  companyId: string;
  roleIds: readonly string[];
}

const rotated = (value: number, by: number) => (value << by) | (value >>> (32 - by));

/** MurmurHash3, 32 bits: spread evenly, the same in every browser and on the server, and never a secret. */
function hashOf(text: string): number {
  let hash = 0x9747b28c;
  for (const sign of text) {
    const mixed = Math.imul(rotated(Math.imul(sign.codePointAt(0) ?? 0, 0xcc9e2d51), 15), 0x1b873593);
    hash = (Math.imul(rotated(hash ^ mixed, 13), 5) + 0xe6546b64) | 0;
  }
  hash ^= text.length;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * Place of a user between 0 and 100 for one remote. It never changes, so a growing share never takes anybody back,
 * and the name of the remote is part of it, so that not always the same users come first.
 */
export const placeOf = (remote: string, userId: string): number => (hashOf(`${remote} ${userId}`) / 2 ** 32) * 100;

function fits(audience: Audience, remote: string, subject: Subject | null): boolean {
  if (audience.to === 'everyone') return true;
  if (!subject) return false;
  switch (audience.to) {
    case 'percent':
      return placeOf(remote, subject.userId) < audience.percent;
    case 'users':
      return audience.ids.includes(subject.userId);
    case 'companies':
      return audience.ids.includes(subject.companyId);
    case 'roles':
      return audience.ids.some((role) => subject.roleIds.includes(role));
  }
}

/** The version that a user gets; somebody who is not signed in gets what everyone gets. */
export const laneFor = (remote: string, lanes: readonly Lane[], subject: Subject | null): Lane | undefined =>
  lanes.find(({ audience }) => fits(audience, remote, subject));

import type { Audience, Lane } from './plan';
import { placeOf } from './share.rules';

/** Attributes of a user that determine which version the user gets. */
export interface Subject {
  userId: string;
  /** Consecutive number of the user, which determines the user's place in a percentage. */
  number: number;
  companyId: string;
  roleIds: readonly string[];
}

function fits(audience: Audience, remote: string, subject: Subject | null): boolean {
  if (audience.to === 'everyone') return true;
  if (!subject) return false;
  switch (audience.to) {
    case 'percent':
      return placeOf(remote, subject.number) < audience.percent;
    case 'users':
      return audience.ids.includes(subject.userId);
    case 'companies':
      return audience.ids.includes(subject.companyId);
    case 'roles':
      return audience.ids.some((role) => subject.roleIds.includes(role));
  }
}

/** Returns the version for a user; without a session, the version for all users. */
export const laneFor = (remote: string, lanes: readonly Lane[], subject: Subject | null): Lane | undefined =>
  lanes.find(({ audience }) => fits(audience, remote, subject));

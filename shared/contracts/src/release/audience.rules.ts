import type { Audience, Lane } from './plan';
import { placeOf } from './share.rules';

/** What decides about the versions of a user. */
export interface Subject {
  userId: string;
  /** Users are numbered one after the other; shares go by it. */
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

/** The version that a user gets; somebody who is not signed in gets what everyone gets. */
export const laneFor = (remote: string, lanes: readonly Lane[], subject: Subject | null): Lane | undefined =>
  lanes.find(({ audience }) => fits(audience, remote, subject));

import type { PageName } from '@console/contracts';
import { firstStepKinds, type FirstStep, type FirstStepKind } from '@console/contracts/accounts';
import { permissions } from '@console/contracts/areas';

/** Whoever lacks one of these does not set a company up. */
const needed = ['admin.webhook.save', 'cards.card.create'];

export const setsUp = (held: ReadonlySet<string>): boolean => needed.every((permission) => held.has(permission));

const pages: Readonly<Record<FirstStepKind, PageName | null>> = {
  SECOND_FACTOR: 'settings-profile',
  COLLEAGUE: 'user-management',
  WEBHOOK: 'settings-developer',
  // Money comes from outside: there is no page that makes it.
  FUNDS: null,
  CARD: 'cards-balance-create-card',
};

/** The page of a step, where one of the permissions that somebody has opens it; everybody has a profile. */
function pageFor(kind: FirstStepKind, held: ReadonlySet<string>): string | null {
  const page = pages[kind];
  if (page === null || kind === 'SECOND_FACTOR') return page;
  const isOpen = Object.entries(permissions).some(
    ([code, { pages: reached }]) => reached.includes(page) && held.has(code),
  );
  return isOpen ? page : null;
}

/** Whoever lacks none of these is past the beginning: the others are nobody's hurry, and have pages of their own. */
const beginning: readonly FirstStepKind[] = ['COLLEAGUE', 'FUNDS', 'CARD'];

/** The steps in their order; none once the company is past its beginning. */
export function stepsOf(facts: readonly Pick<FirstStep, 'kind' | 'isDone'>[], held: ReadonlySet<string>): FirstStep[] {
  const isBeginning = facts.some(({ kind, isDone }) => beginning.includes(kind) && !isDone);
  if (!setsUp(held) || !isBeginning) return [];
  return firstStepKinds.flatMap((kind) =>
    facts.filter((fact) => fact.kind === kind).map(({ isDone }) => ({ kind, isDone, page: pageFor(kind, held) })),
  );
}

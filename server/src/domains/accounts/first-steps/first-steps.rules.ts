import type { PageName } from '@console/contracts';
import { firstStepKinds, type FirstStep, type FirstStepKind } from '@console/contracts/accounts';
import { permissions } from '@console/contracts/areas';

/** Permissions that a user needs to set up a company. */
const needed = ['admin.webhook.save', 'cards.card.create'];

export const setsUp = (held: ReadonlySet<string>): boolean => needed.every((permission) => held.has(permission));

const pages: Readonly<Record<FirstStepKind, PageName | null>> = {
  SECOND_FACTOR: 'settings-profile',
  COLLEAGUE: 'user-management',
  WEBHOOK: 'settings-developer',
  // Funds are deposited outside the console, so this step has no page.
  FUNDS: null,
  CARD: 'cards-balance-create-card',
};

/** Returns the page of a step if one of the user's permissions opens it. All users can open their profile. */
function pageFor(kind: FirstStepKind, held: ReadonlySet<string>): string | null {
  const page = pages[kind];
  if (page === null || kind === 'SECOND_FACTOR') return page;
  const isOpen = Object.entries(permissions).some(
    ([code, { pages: reached }]) => reached.includes(page) && held.has(code),
  );
  return isOpen ? page : null;
}

/** Required steps: the checklist disappears when they are done. The other steps are optional. */
const beginning: readonly FirstStepKind[] = ['COLLEAGUE', 'FUNDS', 'CARD'];

/** Returns the steps in order; empty if all required steps are done. */
export function stepsOf(facts: readonly Pick<FirstStep, 'kind' | 'isDone'>[], held: ReadonlySet<string>): FirstStep[] {
  const isBeginning = facts.some(({ kind, isDone }) => beginning.includes(kind) && !isDone);
  if (!setsUp(held) || !isBeginning) return [];
  return firstStepKinds.flatMap((kind) =>
    facts.filter((fact) => fact.kind === kind).map(({ isDone }) => ({ kind, isDone, page: pageFor(kind, held) })),
  );
}

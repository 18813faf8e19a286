import { type AllowedAction, codes } from '@console/contracts';
import { type BinStatus, binStatusesAfter } from '@console/contracts/cards';
import type { Actor } from '../../../platform/context';
import { Refusal } from '../../../platform/refusal';

/** Actions on a BIN; only the platform company has any. */
export function binActionsOf(
  status: BinStatus,
  { permissions }: Pick<Actor, 'permissions'>,
  isPlatform: boolean,
): AllowedAction[] {
  if (!isPlatform) return [];
  const may = (noun: string) => permissions.has(`cards.card-bin.${noun}`);
  return [
    ...(may('save') ? [{ action: 'EDIT', enabled: true }] : []),
    ...(may('assign') ? [{ action: 'ASSIGN', enabled: true }] : []),
    ...(may('status') ? binStatusesAfter(status).map((action) => ({ action, enabled: true })) : []),
  ];
}

export function refuseBinStatus(from: BinStatus, to: BinStatus): void {
  const allowed = binStatusesAfter(from);
  if (!allowed.includes(to)) throw new Refusal(codes.transition, { data: { from, to, allowed } });
}

/** Fields that existing cards have taken from their BIN. */
const fixed = ['bin', 'channelId', 'scheme', 'currency'] as const;
type Fixed = Record<(typeof fixed)[number], string>;

/** Changed fields that cannot change after the draft stage. */
export const fixedFields = (before: Fixed & { status: BinStatus }, after: Fixed): string[] =>
  before.status === 'DRAFT' ? [] : fixed.filter((field) => before[field] !== after[field]);

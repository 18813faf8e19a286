import type { JobType } from '@console/contracts/areas';
import { codes, type FieldIssue, type InputOf, type Money, moneyOf, type OutputOf, toMinor } from '@console/contracts';
import { reasonMessageOf } from '../../../platform/jobs/reason-message.rules';
import {
  bulkCardsMax,
  type CardDraft,
  type CardSelection,
  checkLimit,
  checkReason,
  type precheckBulk,
} from '@console/contracts/cards';
import type { Job } from '@console/contracts/jobs';
import type { Context } from '../../../platform/context';
import { startJob } from '../../../platform/jobs/start-job.actions';
import type { SignedInContext } from '../../../platform/http/mount';
import { Refusal } from '../../../platform/refusal';
import { bulkDisabledReason } from './card-bulk.rules';
import { type CardGroup, findSelected, groupSelected } from './card-selection.query';

type Reasoned = { reason: string; note?: string | undefined };
type Params = Reasoned | (Reasoned & Pick<CardDraft, 'limit' | 'limitPeriod'>) | { amount: Money } | { alias: string };
type Request = { selection: CardSelection } & Params;

/**
 * Starts a job with one item per card. Refuses issues that concern all cards; an issue of one card becomes the result
 * of its item.
 */
export async function startBulk(
  about: { type: JobType; action: `/${string}` },
  { selection, ...params }: Request,
  context: SignedInContext,
): Promise<Job> {
  const fieldIssues = issuesOf(params);
  if (fieldIssues.length > 0) throw new Refusal(codes.invalid, { fieldIssues });
  const targets = await findSelected(selection, context);
  refuseCount(targets.length);
  return startJob({ ...about, params, targets }, context);
}

/** Refuses an empty selection and one above the limit of a job. */
function refuseCount(count: number): void {
  const refused = (code: string, params: Record<string, string> = {}) =>
    new Refusal(codes.invalid, { fieldIssues: [{ field: 'selection', code, params }] });
  if (count === 0) throw refused('REQUIRED');
  if (count > bulkCardsMax) throw refused('MAX', { max: String(bulkCardsMax) });
}

function issuesOf(params: Params): FieldIssue[] {
  if ('alias' in params) return [];
  if ('amount' in params) return issuesOfAmount(params.amount);
  const { limit, limitPeriod } = 'limit' in params ? params : {};
  return [...(limit ? checkLimit({ limit, limitPeriod }, limit) : []), ...checkReason(params.reason, params.note)];
}

function issuesOfAmount({ amount, currency }: Money) {
  const minor = toMinor(amount, currency);
  return minor !== null && minor > 0n ? [] : [{ field: 'amount', code: 'AMOUNT', params: { currency } }];
}

/** Preview of a bulk action: number of possible cards, disabled reasons with counts, and the sum of the transfers. */
export async function precheckSelection(
  { deed, selection, amount }: InputOf<typeof precheckBulk>,
  context: Context,
): Promise<OutputOf<typeof precheckBulk>> {
  const { actor, language } = context;
  const groups = await groupSelected(selection, context);
  const reasonOf = (group: CardGroup) =>
    group.changed ? 'CARD_CHANGED' : bulkDisabledReason(deed, group, { actor, currency: amount?.currency });
  const counts = new Map<string | null, number>();
  for (const group of groups) counts.set(reasonOf(group), (counts.get(reasonOf(group)) ?? 0) + group.count);
  const possible = counts.get(null) ?? 0;
  const each = amount && deed !== 'LIMIT' && toMinor(amount.amount, amount.currency);
  return {
    possible,
    impossible: [...counts].flatMap(([reason, count]) =>
      reason === null ? [] : [{ reason, message: reasonMessageOf(reason, language), count }],
    ),
    total: amount && each ? moneyOf(each * BigInt(possible), amount.currency) : null,
  };
}

import { codes, moneyOf } from '@console/contracts';
import { type Cancellation, stateOf } from '@console/contracts/cards';
import { by, writtenBy } from '../../../platform/audience/written-by.query';
import { nameFor } from '../../../platform/audience/audience.rules';
import type { Context, Db } from '../../../platform/context';
import { all } from '../../../platform/listing/filters';
import { Refusal } from '../../../platform/refusal';
import { keyOwnerSql, reachableReviews, type ReviewRow } from '../../../platform/reviews/review-row.query';
import { maskedNumber } from '../../../platform/vault/card-number.rules';
import { expiryStateOf } from '../cards/card.rules';
import { companyDay } from '../../../platform/clock/company-day.rules';
import { type CancelFacts, resolutionActionsOf } from './cancel.rules';
import type { CancelRequest } from './cancel-request.store';
import { findEvidence } from './cancel-evidence.store';
import { findCauses } from './mismatch-causes.query';
import { needsSecondPerson } from './second-person.query';
import { bool, int, moment, nullable, pick, type RowOf, text, texts } from '../../../platform/db/column';
import { currency, i18nText } from '../../../platform/db/common-columns';
import { sql } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';

type Known = Pick<
  CancelRequest,
  'cancelState' | 'isEnded' | 'isClosedThere' | 'channel' | 'ledger' | 'currency' | 'orderId'
>;

export const factsOf = async (
  db: Db,
  { maker_id, key_owner_id, decider_ids }: Pick<ReviewRow, 'maker_id' | 'key_owner_id' | 'decider_ids'>,
  request: Known,
): Promise<CancelFacts> => ({
  cancelState: request.cancelState,
  isEnded: request.isEnded,
  isClosedThere: request.isClosedThere && request.orderId !== null,
  makerIds: key_owner_id === null ? [maker_id] : [maker_id, key_owner_id],
  deciderIds: decider_ids,
  needsSecond: await needsSecondPerson(db, request),
  ledger: request.ledger,
  ...(request.channel === null ? {} : { channel: request.channel }),
});

const orderRow = {
  order_state: nullable(tables.card_order.state),
  order_attempts: nullable(int),
  order_error: nullable(text),
  order_due_at: nullable(moment),
  order_finished_at: nullable(moment),
};

const cancelRow = {
  ...pick(tables.review, 'version', 'maker_id'),
  ...pick(tables.card, 'alias', 'bin8', 'last4', 'create_status', 'status', 'cancel_state'),
  ...pick(tables.cancel_request, 'card_id', 'match_state', 'channel_minor', 'is_closed_there', 'read_at', 'due_at'),
  ...pick(tables.cancel_request, 'ledger_minor', 'resolution', 'order_id'),
  ...orderRow,
  key_owner_id: nullable(text),
  decider_ids: texts,
  merchant_name: i18nText,
  valid_to: text,
  currency,
  resolved_by: nullable(by),
  is_ended: bool,
};

type CancelRow = RowOf<typeof cancelRow>;

/** The ledger balance is the current one until the cancellation ends; then it is the balance at its end. */
async function findRow({ db, actor }: Context, reviewId: string): Promise<CancelRow> {
  const { rows } = await db.execute(
    sql`
      select r.version, r.maker_id, ${keyOwnerSql} as key_owner_id,
        array(select s.decided_by from review_step s where s.review_id = r.id) as decider_ids,
        c.id as card_id, c.alias, m.name as merchant_name, c.bin8, c.last4, c.create_status, c.status, c.cancel_state,
        c.valid_to::text as valid_to,
        q.currency, q.match_state,
        (case when q.ended_at is null then la.balance else q.ledger_minor end) as ledger_minor,
        q.channel_minor, q.is_closed_there, q.read_at, q.due_at, q.resolution,
        case when q.resolved_by is not null then ${writtenBy(sql`u`, sql`q.resolved_by`)} end as resolved_by,
        q.ended_at is not null as is_ended, q.order_id,
        o.state as order_state, o.attempts as order_attempts, o.last_error as order_error, o.due_at as order_due_at,
        o.finished_at as order_finished_at
      from review r join cancel_request q on q.review_id = r.id join card c on c.id = q.card_id
      join ledger_account la on la.id = c.ledger_account_id join merchant m on m.id = c.merchant_id
      left join app_user u on u.id = q.resolved_by left join card_order o on o.id = q.order_id
      where r.id = ${reviewId} and ${all(reachableReviews(actor))}`,
    cancelRow,
  );
  if (!rows[0]) throw new Refusal(codes.notFound);
  return rows[0];
}

const instantOf = (at: string | null) => (at === null ? null : new Date(at).toISOString());

export async function readCancelDetail(context: Context, reviewId: string): Promise<Cancellation> {
  const row = await findRow(context, reviewId);
  const { db, actor } = context;
  const ledger = BigInt(row.ledger_minor);
  const channel = row.channel_minor === null ? null : BigInt(row.channel_minor);
  const { cancel_state: cancelState, currency, is_ended: isEnded, is_closed_there: isClosedThere } = row;
  const record: Known = { cancelState, isEnded, isClosedThere, channel, ledger, currency, orderId: row.order_id };
  const facts = await factsOf(db, row, record);
  const expiryState = expiryStateOf(row.valid_to, companyDay(context));
  const state = stateOf({ createStatus: row.create_status, status: row.status, cancelState, expiryState });
  return {
    reviewId,
    version: row.version,
    card: {
      id: row.card_id,
      number: maskedNumber(row.bin8, row.last4),
      alias: row.alias,
      state,
      merchant: row.merchant_name,
    },
    cancelState,
    match: row.match_state,
    ledger: moneyOf(ledger, currency),
    channel: channel === null ? null : moneyOf(channel, currency),
    difference: channel === null ? null : moneyOf(channel - ledger, currency),
    isClosedThere,
    readAt: instantOf(row.read_at),
    nextReadAt: instantOf(row.due_at),
    causes:
      row.match_state === 'MISMATCHED'
        ? await findCauses(context, { cardId: row.card_id, isClosedThere, currency })
        : [],
    order: orderOf(row),
    resolution: row.resolution,
    resolvedBy: row.resolved_by && nameFor(actor, row.resolved_by),
    needsSecond: facts.needsSecond,
    evidence: await findEvidence(context, reviewId),
    allowedActions: resolutionActionsOf(facts, actor),
  };
}

const orderOf = (row: RowOf<typeof orderRow>): Cancellation['order'] =>
  row.order_state && {
    state: row.order_state,
    attempts: row.order_attempts ?? 0,
    lastError: row.order_error,
    nextAskAt: row.order_finished_at === null ? instantOf(row.order_due_at) : null,
  };

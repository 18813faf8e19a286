import { noAnswer } from '@console/contracts/cards';
import type { Db } from '@console/server/platform/context';
import { demoCompanies } from '../ids';
import { sql } from '@console/server/platform/db/sql';

const refusal = 'SANDBOX-07: The channel declined to close the card.';

/**
 * Seeds the reviews of card cancellations. Those of the second company are stuck, because it has no eligible approver.
 */
export async function seedReviews(db: Db, now: Date): Promise<void> {
  await db.execute(sql`
    insert into review (id, company_id, review_no, kind, object_type, object_id, object_label, object_version, merchant_id,
      reason, snapshot, amount_minor, currency, maker_id, submitted_at, due_at, state, ended_at, execution, failure, obstacle)
    select 'rev_' || substr(c.id, 6), c.company_id,
      'RV-' || to_char(c.updated_at at time zone 'UTC', 'YYYYMMDD') || '-' || right(c.id, 6), 'CARD_CANCEL', 'card', c.id,
      c.alias || ' ' || c.last4, c.version, c.merchant_id,
      (array['NOT_NEEDED', 'HOLDER_LEFT', 'REPLACED', 'COMPROMISED'])[1 + c.last4::int % 4],
      '{"status": "ACTIVE", "block_source": null, "block_reason": null, "block_note": null, "state": "ACTIVE"}'::jsonb,
      la.balance - la.hold_out, c.currency, maker.id, c.updated_at,
      greatest(c.updated_at + interval '14 days', ${now}::timestamptz + (2 + c.last4::int % 12) * interval '1 day'),
      case when c.cancel_state in ('EXECUTING', 'FAILED') then 'APPROVED'
        when c.company_id = ${demoCompanies.lanshi} then 'STUCK' else 'PENDING' end,
      case when c.cancel_state in ('EXECUTING', 'FAILED') then c.updated_at end,
      case c.cancel_state when 'EXECUTING' then 'RUNNING' when 'FAILED' then 'FAILED' end,
      case c.cancel_state when 'FAILED' then ${refusal} end,
      case c.cancel_state when 'MISMATCH' then 'MISMATCH' end
    from card c join ledger_account la on la.id = c.ledger_account_id
    join app_user maker on maker.id = case when exists (select from app_user u where u.id = c.updated_by)
      then c.updated_by else c.created_by end
    where c.cancel_state in ('REVIEWING', 'MISMATCH', 'EXECUTING', 'FAILED')`);
  await seedOrders(db, now);
  await seedRequests(db, now);
}

/** Seeds cancellation orders. Running ones are due an hour after the first start, so that the demo shows some. */
async function seedOrders(db: Db, now: Date): Promise<void> {
  await db.execute(sql`
    insert into card_order (id, company_id, card_id, type, state, attempts, last_error, due_at, created_at, finished_at)
    select 'order_' || substr(r.id, 5), r.company_id, r.object_id, 'CANCEL',
      case r.execution when 'RUNNING' then 'UNKNOWN' else 'FAILED' end, 1,
      case r.execution when 'RUNNING' then ${noAnswer} else ${refusal} end,
      ${now}::timestamptz + interval '1 hour', r.ended_at, case r.execution when 'FAILED' then r.ended_at end
    from review r where r.execution is not null`);
}

/** Seeds cancellation requests. In a mismatch the channel's balance is up to 18,000 minor units above or below ours. */
async function seedRequests(db: Db, now: Date): Promise<void> {
  await db.execute(sql`
    insert into sandbox_card (card_id, company_id, gap_minor)
    select c.id, c.company_id, (1 + c.last4::int % 180) * case when c.last4::int % 3 = 0 and la.balance > 18000 then -100 else 100 end
    from card c join ledger_account la on la.id = c.ledger_account_id where c.cancel_state = 'MISMATCH'`);
  await db.execute(sql`
    insert into cancel_request (review_id, company_id, merchant_id, card_id, currency, match_state, ledger_minor,
      channel_minor, read_at, order_id)
    select r.id, r.company_id, c.merchant_id, c.id, c.currency,
      case when coalesce(s.gap_minor, 0) = 0 then 'MATCHED' else 'MISMATCHED' end,
      la.balance, la.balance + coalesce(s.gap_minor, 0), least(r.submitted_at + interval '2 seconds', ${now}::timestamptz),
      o.id
    from review r join card c on c.id = r.object_id join ledger_account la on la.id = c.ledger_account_id
    left join sandbox_card s on s.card_id = c.id
    left join card_order o on o.card_id = c.id and o.type = 'CANCEL'`);
}

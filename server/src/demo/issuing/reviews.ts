import { sql } from 'drizzle-orm';
import type { Db } from '../../context';
import { demoCompanies } from '../ids';

/** The reviews behind the cards whose end somebody asked for; the second company has nobody who may decide them. */
export async function seedReviews(db: Db, now: Date): Promise<void> {
  await db.execute(sql`
    insert into review (id, company_id, review_no, kind, object_type, object_id, object_label, object_version, merchant_id,
      reason, snapshot, amount_minor, currency, maker_id, submitted_at, due_at, state)
    select 'rev_' || substr(c.id, 6), c.company_id,
      'RV-' || to_char(c.updated_at at time zone 'UTC', 'YYYYMMDD') || '-' || right(c.id, 6), 'CARD_CANCEL', 'card', c.id,
      c.alias || ' ' || c.last4, c.version, c.merchant_id,
      (array['NOT_NEEDED', 'HOLDER_LEFT', 'REPLACED', 'COMPROMISED'])[1 + c.last4::int % 4],
      '{"status": "ACTIVE", "block_source": null, "block_reason": null, "block_note": null, "state": "ACTIVE"}'::jsonb,
      la.balance - la.hold_out, c.currency, c.updated_by, c.updated_at,
      greatest(c.updated_at + interval '14 days', ${now}::timestamptz + (2 + c.last4::int % 12) * interval '1 day'),
      case c.company_id when ${demoCompanies.lanshi} then 'STUCK' else 'PENDING' end
    from card c join ledger_account la on la.id = c.ledger_account_id
    where c.cancel_state = 'REVIEWING'`);
}

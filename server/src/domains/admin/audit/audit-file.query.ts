import type { AuditDetail } from '@console/contracts/audit';
import { namedId, namesOf } from '../../../platform/audit/record-names.query';
import { json, nullable, text } from '../../../platform/db/column';
import { sql } from '../../../platform/db/sql';
import type { Listing } from '../../../platform/listing/find-page';
import type { auditRow } from './audit-list.query';

const added = {
  approved_by: nullable(text),
  rejected_by: nullable(text),
  names: nullable(json<AuditDetail['names']>()),
};
type AuditFileColumns = typeof auditRow & typeof added;

const whoDecided = sql`
  string_agg(u.nickname, ', ' order by s.step) filter (where s.decision = 'APPROVE') as approved_by,
  string_agg(u.nickname, ', ' order by s.step) filter (where s.decision = 'REJECT') as rejected_by`;

/**
 * Decisions for entries about a review, and for entries written at the time when a review of their object was submitted
 * or decided. Aggregated once for all entries, because there can be a million.
 */
const decisions = sql`
  left join (
    select s.review_id, ${whoDecided}
    from review_step s join app_user u on u.id = s.decided_by group by s.review_id
  ) of_review on e.object_type = 'review' and of_review.review_id = e.object_id
  left join (
    select w.object_type, w.object_id, w.at, ${whoDecided}
    from (
      select r.object_type, r.object_id, r.submitted_at as at, r.id from review r
      union select r.object_type, r.object_id, s.at, r.id from review r join review_step s on s.review_id = r.id
    ) w
    join review_step s on s.review_id = w.id join app_user u on u.id = s.decided_by
    group by w.object_type, w.object_id, w.at
  ) of_moment on of_moment.object_type = e.object_type and of_moment.object_id = e.object_id and of_moment.at = e.at`;

const facts = sql`concat(e.before, e.after)`;

/** Names of records that an entry mentions. Most entries mention none, so the lookup runs only if an id is found. */
const names = sql`
  case when ${facts} ~ ${namedId} then (
    select jsonb_agg(jsonb_build_object('id', found.id, 'name', found.name))
    from (select array(select m[1] from regexp_matches(${facts}, ${namedId}, 'g') m) as ids) line_ids
    cross join lateral (${namesOf(sql`line_ids.ids`)}) found) end`;

/** Adds the decisions and the names of mentioned records to the list of entries. */
export const withDecisionsAndNames = (listing: Listing<typeof auditRow>): Listing<AuditFileColumns> => ({
  ...listing,
  columns: sql`${listing.columns}, coalesce(of_review.approved_by, of_moment.approved_by) as approved_by,
    coalesce(of_review.rejected_by, of_moment.rejected_by) as rejected_by, ${names} as names`,
  row: { ...listing.row, ...added },
  joins: sql`${listing.joins} ${decisions}`,
});

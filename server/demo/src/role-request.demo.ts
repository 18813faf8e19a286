import type { Db } from '@console/server/platform/context';
import { fixedId } from '@console/server/platform/db/ids';
import { sql } from '@console/server/platform/db/sql';
import { demoCompanies, demoUsers, roleIdOf } from './ids';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Seeds a pending request for a high-risk permission of a role, which a second approver must decide. */
export async function seedRoleRequest(db: Db, now: Date): Promise<void> {
  const id = fixedId('rev', 1);
  const at = new Date(now.getTime() - 2 * hourMs);
  const reviewNo = `RV-${at.toISOString().slice(0, 10).replaceAll('-', '')}-${id.slice(-6)}`;
  await db.execute(sql`
    insert into review (id, company_id, review_no, kind, object_type, object_id, object_label, object_version, reason,
      snapshot, maker_id, submitted_at, due_at, state)
    select ${id}, ${demoCompanies.aldermoor}, ${reviewNo}, 'ROLE_GRANT', 'role', r.id, r.name ->> 'en_US', r.version,
      'HIGH_RISK', '{"buttons": ["cards.card.unfreeze"]}', ${demoUsers.owner}, ${at},
      ${new Date(at.getTime() + 14 * dayMs)}, 'PENDING'
    from role r where r.id = ${roleIdOf('support')}`);
}

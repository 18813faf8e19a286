import { demoCompanies, demoUsers, firstMerchantId, roleIdOf } from '@console/demo/ids';
import type { Db } from '../platform/context';
import { newId } from '../platform/db/ids';
import { inTransaction } from '../platform/db/transaction';
import { insertAudit } from '../platform/audit/audit.store';
import type { TestApp } from './test-app';

/** Digits that a JavaScript number cannot hold. */
const manyDigits = '9007199254740993';

/**
 * Fills columns that are empty in the demo, with amounts and rates whose digits a float would change, and gives the user
 * `operations` every permission. Returns the number of the filled batch of cards.
 */
export async function fillEveryColumn({ database, clock }: TestApp): Promise<{ batchNo: string }> {
  const { pool } = database;
  const run: Run = (statement, values = []) => pool.query(statement, values);
  await run(
    `insert into role_button (company_id, role_id, button_code)
     select r.company_id, r.id, b.code from role r cross join button b where r.id = $1 on conflict do nothing`,
    [roleIdOf('operations')],
  );
  const { support } = demoUsers;
  await run(`update app_user set mobile = '5550100', area_code = '+1', last_login_at = $2 where id = $1`, [
    support,
    clock.now,
  ]);
  await run(`update app_user set status = 'INVITED' where id = $1`, [demoUsers.newcomer]);
  await run(
    `insert into password_token (token_hash, user_id, company_id, purpose, expires_at, created_at)
     select 'hash of a test', id, company_id, 'FIRST_LOGIN', $2::timestamptz + interval '1 day', $2 from app_user where id = $1`,
    [demoUsers.newcomer, clock.now],
  );
  await run(
    `update limit_rule r set from_day = '2026-01-01', to_day = '2026-12-31',
       bin_ids = array(select b.id from card_bin b order by b.id limit 2),
       merchant_ids = array(select m.id from merchant m where m.company_id = r.company_id order by m.id limit 2)`,
  );
  await run(`update share_group set card_target_minor = $1 where company_id = $2`, [manyDigits, companyId]);
  await run(
    `update wallet_user set limit_minor = $1, limit_period = 'MONTH' where company_id = $2 and role <> 'VIEWER'`,
    [manyDigits, companyId],
  );
  await run(
    `update card_transaction set shop_currency = 'EUR', exchange_rate = 1.0832000001, shop_minor = $1
     where id = (select id from card_transaction where currency = 'USD' order by id limit 1)`,
    [manyDigits],
  );
  await run(
    `update account set low_balance_threshold_minor = $1 where id = (select id from account order by id limit 1)`,
    [manyDigits],
  );
  await fillAdministration(run);
  await fillReview(run, clock.now);
  await inTransaction(pool, { as: 'owner' }, (db) => addLineAboutReview(db, clock.now));
  await fillBatch(run, clock.now);
  const { rows } = await pool.query<{ batchNo: string }>(
    'select batch_no as "batchNo" from card_batch where company_id = $1 order by id limit 1',
    [companyId],
  );
  if (!rows[0]) throw new Error('The demo has no batch of cards.');
  return rows[0];
}

/** Fills the last editors of administration records, and the optional columns of dictionary entries. */
async function fillAdministration(run: Run): Promise<void> {
  for (const table of ['role', 'product_module', 'button', 'dict', 'dict_detail', 'system_parameter'])
    await run(`update ${table} set updated_by = $1`, [demoUsers.operations]);
  await run(
    `update dict_detail set parent_code = 'ACTIVE', valid_from = '2026-01-01', valid_until = '2026-12-31'
     where dict_code = 'role_status' and code = 'DISABLED'`,
  );
}

type Run = (statement: string, values?: unknown[]) => Promise<unknown>;

const reviewId = newId('rev');
const { aldermoor: companyId } = demoCompanies;

/** Inserts a review that one user approved and another one rejected, so that both columns have values. */
async function fillReview(run: Run, now: Date): Promise<void> {
  await run(
    `insert into review (id, company_id, review_no, kind, object_type, object_id, object_label, object_version, reason,
       snapshot, maker_id, submitted_at, due_at, state, ended_at)
     values ($1, $2, 'RV-TEST', 'ROLE_GRANT', 'role', $1, 'Role', 1, 'Test', '{}', $3, $4, $4, 'REJECTED', $4)`,
    [reviewId, companyId, demoUsers.operations, now],
  );
  await run(
    `insert into review_step (review_id, step, company_id, decided_by, decision, at)
     values ($1, 1, $2, $3, 'APPROVE', $5), ($1, 2, $2, $4, 'REJECT', $5)`,
    [reviewId, companyId, demoUsers.risk, demoUsers.support, now],
  );
  await run(
    `update review set maker_key_id = (select k.id from api_key k where k.company_id = $1 order by k.id limit 1)
     where id = (select r.id from review r where r.company_id = $1 and r.kind = 'MERCHANT_NEW' order by r.id limit 1)`,
    [companyId],
  );
}

const addLineAboutReview = (db: Db, now: Date): Promise<void> =>
  insertAudit(
    db,
    {
      companyId,
      actorType: 'USER',
      actorId: demoUsers.operations,
      sessionId: 'session of a test',
      ip: '203.0.113.7',
      userAgent: 'Browser of a test',
      composition: 'shell@1.0.0',
      action: '/review/reject',
      idempotencyKey: 'key of a test',
      traceId: 'trace of a test',
      now,
    },
    {
      objectType: 'review',
      objectId: reviewId,
      objectLabel: 'RV-TEST',
      before: { state: 'PENDING', merchantId: null },
      after: { state: 'REJECTED', merchantId: firstMerchantId },
      reason: 'Not needed',
    },
  );

/** Items of a batch: its cards, and one that failed. */
async function fillBatch(run: Run, now: Date): Promise<void> {
  await run(
    `insert into card_batch_item (batch_id, seq, company_id, alias, cardholder_id, state, card_id, code, reason,
       finished_at, deposit_minor, limit_minor)
     select b.id, 1, b.company_id, c.alias, h.id, 'DONE', c.id, null, null, $1::timestamptz, $2::bigint, $2::bigint
     from (select * from card_batch where company_id = $3 order by id limit 1) b
       join lateral (select * from card where batch_id = b.id order by id limit 1) c on true
       join lateral (select * from cardholder where merchant_id = b.merchant_id order by id limit 1) h on true
     union all
     select id, 2, company_id, 'Failed card', null, 'FAILED', null, 1007, 'BIN_CAP', $1, $2, $2
     from (select * from card_batch where company_id = $3 order by id limit 1) b`,
    [now, manyDigits, companyId],
  );
}

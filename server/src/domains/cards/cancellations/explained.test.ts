import { cancelCard, type Card, listCards, readCancellation, resolveCancellation } from '@console/contracts/cards';
import { verifyLedger } from '@console/contracts/accounts';
import { decideReview, readReview } from '@console/contracts/reviews';
import * as fc from 'fast-check';
import { settleDueOrders } from '../channels/settle-order.actions';
import { submission } from '../../../testing/card-samples';
import { givenFile } from '../../../testing/given-file';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { readDueBalances } from './read-balances.actions';

type Headers = Record<string, string>;

let test_: TestApp;
let maker: Headers;
let checker: Headers;
let owner: Headers;
let cards: Card[];
beforeAll(async () => {
  test_ = await openTestApp({ filling: 'demo', env: { CALLS_PER_MINUTE: '999999' } });
  const signIns = (['operations', 'finance.checker', 'owner'] as const).map((login) => test_.signIn(login));
  [maker = {}, checker = {}, owner = {}] = await Promise.all(signIns);
  const { pool } = test_.database;
  await pool.query("update card_order set due_at = due_at + interval '10 years' where finished_at is null");
  await pool.query(
    "update card set channel_id = (select id from channel where mode = 'SYNC' limit 1) where status = 'ACTIVE'",
  );
  const filter = { state: ['ACTIVE' as const], currency: ['USD' as const] };
  ({ list: cards } = await test_.call(listCards, { pageSize: 200, filter }, maker));
  cards = cards.filter(({ balance }) => Number(balance.amount) > 5);
});
afterAll(() => test_.close());

const step = fc.record({
  kind: fc.constantFrom('READ', 'SETTLE', 'APPROVE', 'AS_LEDGER', 'AS_CHANNEL', 'RESYNC', 'DRIFT'),
  // Two cards, so that steps repeat on the same card and also occur before the steps that they depend on.
  card: fc.nat(1),
  cents: fc.integer({ min: -300, max: 300 }),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

interface Request {
  card: Card;
  review: string;
}

async function ask(card: Card): Promise<Request> {
  await test_.call(cancelCard, { id: card.id, version: card.version, reason: 'NOT_NEEDED' }, maker);
  const { rows } = await test_.database.pool.query('select id from review where object_id = $1', [card.id]);
  return { card, review: rows[0].id };
}

/** Refusals are accepted: in any order of steps, the books must explain the result. */
async function run({ kind, cents }: Step, { card, review: id }: Request): Promise<void> {
  const working = { pool: test_.database.pool, clock: () => test_.clock.now };
  switch (kind) {
    case 'READ':
      await Promise.all([readDueBalances(working), readDueBalances(working)]);
      return;
    case 'SETTLE':
      await Promise.all([settleDueOrders(working), settleDueOrders(working)]);
      return;
    case 'DRIFT':
      await test_.database.pool.query(
        `insert into sandbox_card (card_id, company_id, gap_minor) select id, company_id, $2 from card where id = $1
         on conflict (card_id) do update set gap_minor = $2`,
        [card.id, cents],
      );
      return;
    case 'APPROVE': {
      const { version } = await test_.call(readReview, { id }, owner);
      await test_.post(decideReview.path, { id, version, decision: kind }, { ...owner, ...submission() });
      return;
    }
    default: {
      const { version } = await test_.call(readCancellation, { id }, checker);
      // The steps upload more files than a user may have pending.
      if (kind === 'AS_CHANNEL') await test_.database.pool.query('delete from file_ticket');
      const evidence = kind === 'AS_CHANNEL' ? { evidence: [(await givenFile(test_, checker)).id] } : {};
      const body = { id, version, resolution: kind, note: 'Seen', ...evidence };
      await test_.post(resolveCancellation.path, body, { ...checker, ...submission() });
    }
  }
}

interface Explained {
  cancel_state: string;
  difference: string;
  corrected: string;
  open: string;
  left: string;
}

/** Difference between channel and ledger at the end of a card, and where it is booked or left open. */
async function explainedOf({ card, review }: Request): Promise<Explained | undefined> {
  const { rows } = await test_.database.pool.query<Explained>(
    `select c.cancel_state, q.channel_minor - q.ledger_minor as difference, la.balance as left,
      (select coalesce(sum(case e.event_type when 'MISMATCH_RAISED' then l.amount_minor else -l.amount_minor end), 0)
        from ledger_entry e join ledger_line l on l.entry_id = e.id and l.account_id = la.id
        where e.source_type = 'CANCEL_REQUEST' and e.source_id = q.review_id) as corrected,
      (select coalesce(sum(i.theirs_minor - i.ours_minor), 0) from recon_item i
        where i.object_id = c.id and i.ref = q.review_id and i.state = 'OPEN') as open
     from cancel_request q join card c on c.id = q.card_id join ledger_account la on la.id = c.ledger_account_id
     where q.review_id = $1 and c.id = $2`,
    [review, card.id],
  );
  return rows[0];
}

test('each difference between channel and ledger is corrected or left open for reconciliation exactly once (L9, L8)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 16 }), async (steps) => {
      const requests = await Promise.all(cards.splice(0, 2).map(ask));
      for (const one of steps) {
        const about = requests[one.card];
        if (about) await run(one, about);
      }
      for (const one of requests) {
        const found = await explainedOf(one);
        if (found?.cancel_state !== 'DONE') {
          expect([found?.corrected, found?.open]).toEqual(['0', '0']);
          continue;
        }
        expect(BigInt(found.corrected) + BigInt(found.open)).toBe(BigInt(found.difference));
        expect([found.corrected, found.open].filter((amount) => amount !== '0').length).toBeLessThanOrEqual(1);
        expect(found.left).toBe('0');
      }
      expect(await test_.call(verifyLedger, {}, owner)).toMatchObject({ isSound: true });
    }),
    { numRuns: 8 },
  );
});

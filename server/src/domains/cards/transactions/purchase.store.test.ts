import { type TransactionPhase, transactionPhases } from '@console/contracts/cards';
import { demoCompanies } from '@console/demo/ids';
import type { Ctx } from '../../../platform/context';
import { pick } from '../../../platform/db/column';
import { sql } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';
import type { Origin, StateTransition } from '../../../platform/transitions/record-transitions';
import {
  describeTransitions,
  type ExpectedTransitions,
  type StatefulKind,
  origins,
  tryUndone,
} from '../../../testing/transition-tables';
import type { CardFacts } from './card-facts.query';
import { holdDaysByDefault } from './mcc.rules';
import type { TransitionEvent } from './purchase.transitions';
import { authorizeLate, beginPurchase, transitionPurchase, type Sale } from './purchase.store';

const companyId = demoCompanies.aldermoor;
const channel: Origin[] = ['CONSOLE', 'CHANNEL'];

const placeRow = pick(tables.card_transaction, 'card_id', 'channel_id');

async function transition(
  ctx: Ctx,
  kind: TransitionEvent,
  { id, from, to }: StateTransition<TransactionPhase>,
): Promise<void> {
  const { rows } = await ctx.db.execute(
    sql`select card_id, channel_id from card_transaction where id = ${id}`,
    placeRow,
  );
  const { card_id: cardId = '', channel_id: channelId = '' } = rows[0] ?? {};
  const event = { txnId: id, channelId, externalId: 'moves', amount: 1n, unrounded: null, accepted: true };
  const transitioned = { id, cardId, from, event: { ...event, kind } };
  // Only the transition table is tested; a late authorization has a single target phase.
  if (kind === 'AUTH') {
    if (to !== 'CLEARED') throw new Error('It writes no other phase.');
    return authorizeLate(ctx, { ...transitioned, billed: 1n });
  }
  const amounts = { authorized: 1n, reversed: 0n, cleared: 0n, refunded: 0n, held: 0n, charged: {} };
  const shop = { isCrossBorder: false, isCrossCurrency: false, items: [], tolerancePercent: 0n };
  return transitionPurchase(ctx, kind, {
    ...transitioned,
    effect: {
      purchase: { ...amounts, ...shop, phase: to },
      hold: { increase: 0n, capture: 0n, release: 0n },
      collect: null,
      refund: 0n,
      feeLines: [],
      alerts: [],
    },
  });
}

const kindOf = (kind: TransitionEvent, by: Origin[], keys: string[], raised?: string): StatefulKind => ({
  table: sql`card_transaction`,
  objectType: 'transaction',
  field: null,
  states: transactionPhases,
  transitions: Object.fromEntries(keys.map((key) => [key, by])),
  ...(raised && { events: Object.fromEntries(keys.map((key) => [key, raised])) }),
  find: sql`select id from card_transaction where company_id = ${companyId} order by id limit 1`,
  set: (phase) => sql`phase = ${phase}, decline_code = case when ${phase} = 'DECLINED' then 'RISK_RULE' end`,
  read: sql`phase`,
  history: {
    of: sql`select kind, accepted, by from card_transaction_event where txn_id`,
    row: pick(tables.card_transaction_event, 'kind', 'accepted', 'by'),
    line: () => ({ kind, accepted: true, by: 'system' }),
  },
  transition: (ctx, one) => transition(ctx, kind, one),
});

const app = describeTransitions({
  'purchase that is authorized late': kindOf('AUTH', channel, ['FORCE_POSTED>CLEARED']),
  'purchase that is increased': kindOf('INCREMENT', channel, [
    'AUTHORIZED>AUTHORIZED',
    'PARTIALLY_CLEARED>PARTIALLY_CLEARED',
    'PARTIALLY_REVERSED>PARTIALLY_REVERSED',
  ]),
  'purchase that is collected': kindOf(
    'CLEAR',
    channel,
    [
      'AUTHORIZED>PARTIALLY_CLEARED',
      'AUTHORIZED>CLEARED',
      'PARTIALLY_CLEARED>PARTIALLY_CLEARED',
      'PARTIALLY_CLEARED>CLEARED',
      'PARTIALLY_REVERSED>PARTIALLY_CLEARED',
      'PARTIALLY_REVERSED>CLEARED',
      'CLEARED>CLEARED',
      'REVERSED>CLEARED',
      'EXPIRED>CLEARED',
      'PARTIALLY_REFUNDED>PARTIALLY_REFUNDED',
      'REFUNDED>REFUNDED',
      'FORCE_POSTED>FORCE_POSTED',
      'CHARGED_BACK>CHARGED_BACK',
    ],
    'transaction.cleared',
  ),
  'purchase that is reversed': kindOf('REVERSE', channel, [
    'AUTHORIZED>PARTIALLY_REVERSED',
    'AUTHORIZED>REVERSED',
    'PARTIALLY_CLEARED>PARTIALLY_CLEARED',
    'PARTIALLY_CLEARED>CLEARED',
    'PARTIALLY_REVERSED>PARTIALLY_REVERSED',
    'PARTIALLY_REVERSED>REVERSED',
  ]),
  'purchase that expires': kindOf(
    'EXPIRE',
    ['CONSOLE', 'SYSTEM', 'CHANNEL'],
    ['AUTHORIZED>EXPIRED', 'PARTIALLY_CLEARED>CLEARED', 'PARTIALLY_REVERSED>EXPIRED'],
  ),
  'purchase that is refunded': kindOf(
    'REFUND',
    channel,
    [
      'PARTIALLY_CLEARED>PARTIALLY_CLEARED',
      'CLEARED>PARTIALLY_REFUNDED',
      'CLEARED>REFUNDED',
      'FORCE_POSTED>PARTIALLY_REFUNDED',
      'FORCE_POSTED>REFUNDED',
      'PARTIALLY_REFUNDED>PARTIALLY_REFUNDED',
      'PARTIALLY_REFUNDED>REFUNDED',
      'REFUNDED>PARTIALLY_REFUNDED',
      'REFUNDED>REFUNDED',
      'CHARGED_BACK>CHARGED_BACK',
    ],
    'transaction.refunded',
  ),
  'purchase that is charged back': kindOf(
    'CHARGEBACK',
    channel,
    ['CLEARED>CHARGED_BACK', 'FORCE_POSTED>CHARGED_BACK'],
    'transaction.charged_back',
  ),
});

describe('the beginning of a purchase', () => {
  const sale: Sale = {
    shopName: 'Corner Grocer',
    mcc: '5411',
    shopCountry: 'US',
    shopCity: null,
    shopRef: null,
    isOnline: null,
    channelRef: null,
    shopCurrency: 'USD',
    shopMinor: 100n,
    billed: 100n,
    unrounded: null,
    rate: null,
  };
  const cardRow = pick(tables.card, 'id', 'merchant_id', 'channel_id');
  const eventRow = pick(tables.webhook_delivery, 'event_type');

  async function begin(ctx: Ctx, phase: TransactionPhase): Promise<string[]> {
    const { rows } = await ctx.db.execute(
      sql`select id, merchant_id, channel_id from card where company_id = ${companyId} order by id limit 1`,
      cardRow,
    );
    const { id = '', merchant_id: merchantId = '', channel_id: channelId = '' } = rows[0] ?? {};
    const place = { id, merchantId, channelId, currency: 'USD', issuingCountry: 'US', today: '2026-03-09' };
    // Only these fields of the card are stored with a purchase.
    const card = { ...place, payer: { poolId: null }, holdDays: holdDaysByDefault } as CardFacts;
    const declined = phase === 'DECLINED' ? { code: 'RISK_RULE' as const, detail: {} } : null;
    const nothing = { authorized: 0n, feeId: null, trace: [] };
    await beginPurchase(ctx, card, sale, { type: 'PURCHASE', phase, declined, ...nothing });
    const events = await ctx.db.execute(
      sql`select event_type from webhook_delivery where endpoint_id = 'hook_moves'`,
      eventRow,
    );
    return events.rows.map(({ event_type: type }) => type);
  }

  test('is possible only in the phases of the table, with their webhook events', async () => {
    const begun: ExpectedTransitions = {};
    const raised: Record<string, string[]> = {};
    for (const phase of transactionPhases)
      for (const origin of origins)
        await tryUndone(app(), origin, async (ctx) => {
          const events = await begin(ctx, phase).catch(() => null);
          if (events === null) return;
          (begun[phase] ??= []).push(origin);
          raised[phase] = events;
        });
    expect(begun).toEqual({ AUTHORIZED: channel, CLEARED: channel, DECLINED: channel, FORCE_POSTED: channel });
    expect(raised).toEqual({
      AUTHORIZED: ['authorization.approved'],
      CLEARED: ['authorization.approved'],
      DECLINED: ['authorization.declined'],
      FORCE_POSTED: [],
    });
  });
});

import {
  binStatuses,
  cardStates,
  holderStatuses,
  kycStatuses,
  limitModes,
  reconStates,
  shareRuleStatuses,
} from '@console/contracts/cards';
import { walletUserStates } from '@console/contracts/wallets';
import { pick } from '../../platform/db/column';
import { sql } from '../../platform/db/sql';
import { tables } from '../../platform/db/tables';
import type { Origin } from '../../platform/moves/record-moves';
import { demoCompanies } from '@console/demo/ids';
import { describeMoves } from '../../testing/move-tables';
import { moveBin } from './card-bins/card-bin.store';
import { moveHolder, moveKyc } from './cardholders/cardholder.store';
import { moveCard } from './cards/card.store';
import { moveLift } from './limit-rules/limit-lift.store';
import { moveRule } from './limit-rules/limit-rule.store';
import type { PoolRow } from './pools/pool-row.query';
import { movePool } from './pools/pool.store';
import { moveReconItem } from './reconciliations/recon-item.store';
import { groupKind } from './share-groups/share-group-kind.query';
import { moveShareRule } from './share-rules/share-rule.store';
import { moveWalletUser } from './wallet-users/wallet-user.store';
import { walletKind } from './wallets/wallet-kind.query';

const people: Origin[] = ['CONSOLE'];

const ofCompany = sql`company_id = ${demoCompanies.aldermoor}`;
const poolOf = (id: string, status: string) => ({ id, status, pool_no: 'P-1', name: 'Pool' }) as PoolRow;

const ofLift = pick(tables.limit_lift, 'txn_id');

describeMoves({
  card: {
    table: sql`card`,
    objectType: 'card',
    field: 'state',
    states: cardStates,
    moves: {
      'CREATING>PENDING': ['CHANNEL'],
      'CREATING>ACTIVE': ['CHANNEL'],
      'CREATING>FAILED': ['CHANNEL'],
      'PENDING>ACTIVE': ['CHANNEL'],
      'PENDING>FAILED': ['CHANNEL'],
      'FAILED>CREATING': people,
      'FAILED>ACTIVE': people,
      'ACTIVE>FROZEN': ['CONSOLE', 'RISK'],
      'FROZEN>ACTIVE': people,
      'FROZEN>EXPIRED': people,
      'ACTIVE>CANCEL_REVIEW': people,
      'FROZEN>CANCEL_REVIEW': people,
      'EXPIRED>CANCEL_REVIEW': people,
      'CANCEL_REVIEW>ACTIVE': ['CONSOLE', 'SYSTEM'],
      'CANCEL_REVIEW>FROZEN': ['CONSOLE', 'SYSTEM', 'CHANNEL'],
      'CANCEL_REVIEW>EXPIRED': ['CONSOLE', 'SYSTEM'],
      'CANCEL_REVIEW>CANCELLED': ['CONSOLE', 'CHANNEL'],
    },
    events: {
      'ACTIVE>FROZEN': 'card.frozen',
      'FROZEN>ACTIVE': 'card.unfrozen',
      'CANCEL_REVIEW>CANCELLED': 'card.cancelled',
    },
    find: sql`select id from card where ${ofCompany} limit 1`,
    history: {
      of: sql`select from_state, to_state, by from card_status_event where card_id`,
      row: pick(tables.card_status_event, 'from_state', 'to_state', 'by'),
      line: ({ from, to, origin }) => ({ from_state: from, to_state: to, by: origin }),
    },
    move: (ctx, { id: cardId, ...move }) => moveCard(ctx, { cardId, ...move, stored: { failure: null } }),
  },
  'card BIN': {
    table: sql`card_bin`,
    objectType: 'cardBin',
    field: 'status',
    states: binStatuses,
    moves: {
      'DRAFT>ONLINE': people,
      'ONLINE>MAINTENANCE': people,
      'MAINTENANCE>ONLINE': people,
      'ONLINE>OFFLINE': people,
      'OFFLINE>ONLINE': people,
    },
    find: sql`select id from card_bin limit 1`,
    set: (state) => sql`status = ${state}`,
    read: sql`status`,
    move: moveBin,
  },
  cardholder: {
    table: sql`cardholder`,
    objectType: 'cardholder',
    field: 'status',
    states: holderStatuses,
    moves: { 'ACTIVE>DISABLED': people, 'DISABLED>ACTIVE': people },
    find: sql`select id from cardholder where ${ofCompany} and not is_default limit 1`,
    set: (state) => sql`status = ${state}`,
    read: sql`status`,
    move: (ctx, move) => moveHolder(ctx, { ...move, isDefault: false }),
  },
  'check of a cardholder': {
    table: sql`cardholder`,
    objectType: 'cardholder',
    field: 'kycStatus',
    states: kycStatuses,
    moves: {
      'NOT_REQUIRED>PENDING': people,
      'PENDING>PASSED': people,
      'PENDING>REJECTED': people,
      'REJECTED>PENDING': people,
      'PASSED>EXPIRED': ['CONSOLE', 'SYSTEM'],
      'EXPIRED>PENDING': people,
    },
    find: sql`select id from cardholder where ${ofCompany} limit 1`,
    set: (state) => sql`kyc_status = ${state}`,
    read: sql`kyc_status`,
    move: moveKyc,
  },
  'share group': {
    table: sql`share_group`,
    objectType: 'shareGroup',
    field: 'status',
    states: ['ACTIVE', 'BLOCKED', 'CANCELLED'],
    moves: {
      'ACTIVE>BLOCKED': people,
      'BLOCKED>ACTIVE': people,
      'ACTIVE>CANCELLED': people,
      'BLOCKED>CANCELLED': people,
    },
    find: sql`select id from share_group where ${ofCompany} limit 1`,
    set: (state) => sql`status = ${state}`,
    read: sql`status`,
    move: (ctx, { id, from, to }) => movePool(groupKind, ctx, poolOf(id, from), to),
  },
  wallet: {
    table: sql`wallet`,
    objectType: 'wallet',
    field: 'status',
    states: ['ACTIVE', 'FROZEN', 'CANCELLED'],
    moves: {
      'ACTIVE>FROZEN': people,
      'FROZEN>ACTIVE': people,
      'ACTIVE>CANCELLED': people,
      'FROZEN>CANCELLED': people,
    },
    find: sql`select id from wallet where ${ofCompany} limit 1`,
    set: (state) => sql`status = ${state}`,
    read: sql`status`,
    move: (ctx, { id, from, to }) => movePool(walletKind, ctx, poolOf(id, from), to),
  },
  'share rule': {
    table: sql`share_rule`,
    objectType: 'shareRule',
    field: 'status',
    states: shareRuleStatuses,
    moves: { 'ACTIVE>DISABLED': people, 'DISABLED>ACTIVE': people },
    find: sql`select id from share_rule where ${ofCompany} limit 1`,
    set: (state) => sql`status = ${state}`,
    read: sql`status`,
    move: (ctx, move) => moveShareRule(ctx, { ...move, name: 'Travel' }),
  },
  'wallet user': {
    table: sql`wallet_user`,
    objectType: 'wallet_user',
    field: 'state',
    states: walletUserStates,
    moves: {
      'INVITED>ACCEPTED': people,
      'INVITED>EXPIRED': people,
      'EXPIRED>INVITED': people,
      'ACCEPTED>REMOVED': people,
    },
    find: sql`select id from wallet_user where ${ofCompany} limit 1`,
    set: (state) =>
      state === 'EXPIRED'
        ? sql`state = 'INVITED', expires_at = '2020-01-01'`
        : sql`state = ${state}, expires_at = '2999-01-01', accepted_at = case when ${state} = 'INVITED' then null else now() end,
            user_id = coalesce(user_id, invited_by)`,
    read: sql`case when state = 'INVITED' and expires_at < '2990-01-01' then 'EXPIRED' else state end`,
    move: (ctx, move) => moveWalletUser(ctx, { ...move, walletName: 'Travel', expiresAt: new Date('2999-01-01') }),
  },
  'limit rule': {
    table: sql`limit_rule`,
    objectType: 'limitRule',
    field: 'mode',
    states: limitModes,
    moves: {
      'INACTIVE>SHADOW': people,
      'SHADOW>ACTIVE': people,
      'ACTIVE>INACTIVE': people,
      'SHADOW>INACTIVE': people,
    },
    find: sql`select id from limit_rule where ${ofCompany} limit 1`,
    set: (state) => sql`mode = ${state}`,
    read: sql`mode`,
    move: moveRule,
  },
  'leave to go beyond a limit': {
    table: sql`limit_lift`,
    objectType: 'limitLift',
    field: null,
    states: ['ASKED', 'GRANTED', 'REFUSED', 'USED'],
    moves: {
      'ASKED>GRANTED': people,
      'ASKED>REFUSED': ['CONSOLE', 'SYSTEM'],
      'GRANTED>USED': ['CONSOLE', 'CHANNEL'],
    },
    find: sql`
      insert into limit_lift (id, company_id, card_id, item_id, txn_id, state, created_at, updated_at)
      select 'lift_moves', company_id, card_id, (select id from limit_item where ${ofCompany} limit 1), id, 'ASKED', now(),
        now() from card_transaction where ${ofCompany} limit 1 returning id`,
    set: (state) => sql`state = ${state}, used_by = case when ${state} = 'USED' then txn_id end,
      until = case when ${state} in ('GRANTED', 'USED') then '2999-01-01'::timestamptz end`,
    read: sql`state`,
    move: async (ctx, move) => {
      const { rows } = await ctx.db.execute(sql`select txn_id from limit_lift where id = ${move.id}`, ofLift);
      await moveLift(ctx, { ...move, ...(rows[0] && { usedBy: rows[0].txn_id }) });
    },
  },
  'difference with a channel': {
    table: sql`recon_item`,
    objectType: 'reconciliation',
    field: 'state',
    states: reconStates,
    moves: {
      'OPEN>EXPLAINED': ['CONSOLE', 'CHANNEL'],
      'OPEN>ADJUSTED': people,
      'OPEN>WRITTEN_OFF': people,
      'EXPLAINED>OPEN': ['CHANNEL'],
      // Settled is settled with that amount; another one is another difference in the same row.
      'ADJUSTED>OPEN': ['CHANNEL'],
      'WRITTEN_OFF>OPEN': ['CHANNEL'],
    },
    find: sql`
      insert into recon_item (id, company_id, object_type, object_id, ref, category, ours_minor, theirs_minor, currency,
        first_seen)
      select 'recon_moves', company_id, 'CARD', id, 'test', 'AMOUNT', 1, 2, currency, now() from card
      where ${ofCompany} limit 1 returning id`,
    set: (state) => sql`state = ${state}`,
    read: sql`state`,
    move: moveReconItem,
  },
});

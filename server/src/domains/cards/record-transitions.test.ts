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
import type { Origin } from '../../platform/transitions/record-transitions';
import { demoCompanies } from '@console/demo/ids';
import { describeTransitions } from '../../testing/transition-tables';
import { transitionBin } from './card-bins/card-bin.store';
import { transitionHolder, transitionKyc } from './cardholders/cardholder.store';
import { transitionCard } from './cards/card.store';
import { transitionLift } from './limit-rules/limit-lift.store';
import { transitionRule } from './limit-rules/limit-rule.store';
import type { PoolRow } from './pools/pool-row.query';
import { transitionPool } from './pools/pool.store';
import { transitionReconItem } from './reconciliations/recon-item.store';
import { groupKind } from './share-groups/share-group-kind.query';
import { transitionShareRule } from './share-rules/share-rule.store';
import { transitionWalletUser } from './wallet-users/wallet-user.store';
import { walletKind } from './wallets/wallet-kind.query';

const people: Origin[] = ['CONSOLE'];

const ofCompany = sql`company_id = ${demoCompanies.aldermoor}`;
const poolOf = (id: string, status: string) => ({ id, status, pool_no: 'P-1', name: 'Pool' }) as PoolRow;

const ofLift = pick(tables.limit_lift, 'txn_id');

describeTransitions({
  card: {
    table: sql`card`,
    objectType: 'card',
    field: 'state',
    states: cardStates,
    transitions: {
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
    transition: (ctx, { id: cardId, ...transition }) =>
      transitionCard(ctx, { cardId, ...transition, stored: { failure: null } }),
  },
  'card BIN': {
    table: sql`card_bin`,
    objectType: 'cardBin',
    field: 'status',
    states: binStatuses,
    transitions: {
      'DRAFT>ONLINE': people,
      'ONLINE>MAINTENANCE': people,
      'MAINTENANCE>ONLINE': people,
      'ONLINE>OFFLINE': people,
      'OFFLINE>ONLINE': people,
    },
    find: sql`select id from card_bin limit 1`,
    set: (state) => sql`status = ${state}`,
    read: sql`status`,
    transition: transitionBin,
  },
  cardholder: {
    table: sql`cardholder`,
    objectType: 'cardholder',
    field: 'status',
    states: holderStatuses,
    transitions: { 'ACTIVE>DISABLED': people, 'DISABLED>ACTIVE': people },
    find: sql`select id from cardholder where ${ofCompany} and not is_default limit 1`,
    set: (state) => sql`status = ${state}`,
    read: sql`status`,
    transition: (ctx, transition) => transitionHolder(ctx, { ...transition, isDefault: false }),
  },
  'KYC of a cardholder': {
    table: sql`cardholder`,
    objectType: 'cardholder',
    field: 'kycStatus',
    states: kycStatuses,
    transitions: {
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
    transition: transitionKyc,
  },
  'card group': {
    table: sql`share_group`,
    objectType: 'shareGroup',
    field: 'status',
    states: ['ACTIVE', 'BLOCKED', 'CANCELLED'],
    transitions: {
      'ACTIVE>BLOCKED': people,
      'BLOCKED>ACTIVE': people,
      'ACTIVE>CANCELLED': people,
      'BLOCKED>CANCELLED': people,
    },
    find: sql`select id from share_group where ${ofCompany} limit 1`,
    set: (state) => sql`status = ${state}`,
    read: sql`status`,
    transition: (ctx, { id, from, to }) => transitionPool(groupKind, ctx, poolOf(id, from), to),
  },
  wallet: {
    table: sql`wallet`,
    objectType: 'wallet',
    field: 'status',
    states: ['ACTIVE', 'FROZEN', 'CANCELLED'],
    transitions: {
      'ACTIVE>FROZEN': people,
      'FROZEN>ACTIVE': people,
      'ACTIVE>CANCELLED': people,
      'FROZEN>CANCELLED': people,
    },
    find: sql`select id from wallet where ${ofCompany} limit 1`,
    set: (state) => sql`status = ${state}`,
    read: sql`status`,
    transition: (ctx, { id, from, to }) => transitionPool(walletKind, ctx, poolOf(id, from), to),
  },
  'sharing rule': {
    table: sql`share_rule`,
    objectType: 'shareRule',
    field: 'status',
    states: shareRuleStatuses,
    transitions: { 'ACTIVE>DISABLED': people, 'DISABLED>ACTIVE': people },
    find: sql`select id from share_rule where ${ofCompany} limit 1`,
    set: (state) => sql`status = ${state}`,
    read: sql`status`,
    transition: (ctx, transition) => transitionShareRule(ctx, { ...transition, name: 'Travel' }),
  },
  'wallet user': {
    table: sql`wallet_user`,
    objectType: 'wallet_user',
    field: 'state',
    states: walletUserStates,
    transitions: {
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
    transition: (ctx, transition) =>
      transitionWalletUser(ctx, { ...transition, walletName: 'Travel', expiresAt: new Date('2999-01-01') }),
  },
  'limit rule': {
    table: sql`limit_rule`,
    objectType: 'limitRule',
    field: 'mode',
    states: limitModes,
    transitions: {
      'INACTIVE>SHADOW': people,
      'SHADOW>ACTIVE': people,
      'ACTIVE>INACTIVE': people,
      'SHADOW>INACTIVE': people,
    },
    find: sql`select id from limit_rule where ${ofCompany} limit 1`,
    set: (state) => sql`mode = ${state}`,
    read: sql`mode`,
    transition: transitionRule,
  },
  'one-time limit exception': {
    table: sql`limit_lift`,
    objectType: 'limitLift',
    field: null,
    states: ['ASKED', 'GRANTED', 'REFUSED', 'USED'],
    transitions: {
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
    transition: async (ctx, transition) => {
      const { rows } = await ctx.db.execute(sql`select txn_id from limit_lift where id = ${transition.id}`, ofLift);
      await transitionLift(ctx, { ...transition, ...(rows[0] && { usedBy: rows[0].txn_id }) });
    },
  },
  'mismatch with a channel': {
    table: sql`recon_item`,
    objectType: 'reconciliation',
    field: 'state',
    states: reconStates,
    transitions: {
      'OPEN>EXPLAINED': ['CONSOLE', 'CHANNEL'],
      'OPEN>ADJUSTED': people,
      'OPEN>WRITTEN_OFF': people,
      'EXPLAINED>OPEN': ['CHANNEL'],
      // A settled mismatch reopens in the same row if its amount changes.
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
    transition: transitionReconItem,
  },
});

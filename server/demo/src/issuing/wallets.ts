import { fixedId } from '@console/server/platform/db/ids';
import type { NewRow } from '@console/server/platform/db/insert-rows';
import type { CardRows } from './cards';
import type { Person, Staff } from './people';
import { type DemoPool, poolRow, type PoolSketch } from './pools';

/** Eight wallets; one is frozen and one is cancelled. */
export const walletSketches: PoolSketch[] = [
  { name: 'Marketing team', rule: 'WALLET', status: 'ACTIVE', spent: 35 },
  { name: 'Engineering', rule: 'WALLET', status: 'ACTIVE', spent: 10 },
  { name: '市场部', rule: 'WALLET', status: 'ACTIVE', spent: 88 },
  { name: 'Travel team', rule: 'WALLET', status: 'ACTIVE', spent: 50 },
  { name: 'Contractors', rule: 'WALLET', status: 'FROZEN', spent: 0 },
  { name: 'Office supplies', rule: 'WALLET', status: 'ACTIVE', spent: 15 },
  { name: 'Interns', rule: 'WALLET', status: 'CANCELLED', spent: 0 },
  { name: 'Board', rule: 'WALLET', status: 'ACTIVE', spent: 0 },
];

export const walletRow = (pool: DemoPool, parties: Parameters<typeof poolRow>[1]): NewRow<'wallet'> => ({
  ...poolRow(pool, parties),
  card_limit_minor: pool.bin.deposit[0] * 10n,
  status: pool.status === 'BLOCKED' ? 'FROZEN' : pool.status,
});

const dayMs = 86_400_000;

/** Freezes the cards of a wallet that was frozen yesterday; each card has the wallet as the source. */
export function freezeCards({ id }: DemoPool, { made, by, now }: { made: readonly CardRows[]; by: Person; now: Date }) {
  const at = new Date(now.getTime() - dayMs);
  for (const { cards, events } of made)
    for (const card of cards) {
      if (card.wallet_id !== id || card.status !== 'ACTIVE') continue;
      const seq = Number(card.version) + 1;
      Object.assign(card, {
        status: 'BLOCKED',
        block_source: 'WALLET',
        version: seq,
        updated_at: at,
        updated_by: by.id,
      });
      events.push({
        card_id: card.id,
        seq,
        company_id: card.company_id,
        from_state: 'ACTIVE',
        to_state: 'FROZEN',
        by: 'CONSOLE',
        actor: by.name,
        actor_id: by.id,
        reason: 'REVIEW',
        note: null,
        order_id: null,
        at,
      });
    }
}

/** Limits every other wallet to the cardholders that it already has. */
export const walletHolderRows = (
  wallets: readonly DemoPool[],
  made: readonly CardRows[],
): NewRow<'wallet_cardholder'>[] =>
  openOnes(wallets)
    .filter(({ number }) => number % 2 === 1)
    .flatMap(({ id, merchant }) => {
      const cards = made.flatMap((one) => one.cards).filter((card) => card.wallet_id === id);
      const holders = new Set(cards.flatMap((card) => card.cardholder_id ?? []));
      return [...holders].map((holder) => ({ wallet_id: id, cardholder_id: holder, company_id: merchant.companyId }));
    });

/**
 * Users of each wallet: a company user, an external user with a pending invitation, and one with an expired invitation.
 */
export function walletUserRows(
  wallets: readonly DemoPool[],
  { issuer, support }: Staff,
  now: Date,
): NewRow<'wallet_user'>[] {
  const day = (days: number) => new Date(now.getTime() + days * dayMs);
  return openOnes(wallets).flatMap((pool) => {
    const common = { company_id: pool.merchant.companyId, wallet_id: pool.id, merchant_id: pool.merchant.id };
    const sketches: (Pick<NewRow<'wallet_user'>, 'email' | 'user_id' | 'state' | 'accepted_at' | 'role'> & {
      sent: number;
    })[] = [
      {
        email: 'support@aldermoor.example',
        user_id: support.id,
        state: 'ACCEPTED',
        accepted_at: day(-20),
        sent: -20,
        role: 'MANAGER',
      },
      {
        email: `lead${pool.number}@partner.example`,
        user_id: null,
        state: 'INVITED',
        accepted_at: null,
        sent: -1,
        role: 'SPENDER',
      },
      {
        email: `guest${pool.number}@partner.example`,
        user_id: null,
        state: 'INVITED',
        accepted_at: null,
        sent: -9,
        role: 'VIEWER',
      },
    ];
    return sketches.map(({ sent, ...sketch }, index) => ({
      ...common,
      ...sketch,
      id: fixedId('wuser', pool.number * 10 + index),
      invited_by: issuer.id,
      invited_at: day(sent),
      expires_at: day(sent + 3),
    }));
  });
}

const openOnes = (wallets: readonly DemoPool[]) => wallets.filter(({ status }) => status !== 'CANCELLED');

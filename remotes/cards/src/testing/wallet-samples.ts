import type { Wallet, WalletUser } from '@console/contracts/wallets';
import { idOf } from '@console/testing';
import { groupOf } from './group-samples';

const { bin: _bin, cardTarget: _target, onCards: _onCards, ...pool } = groupOf();

/** Wallet with two cards, one user and a balance. */
export const walletOf = (over: Partial<Wallet> = {}): Wallet => ({
  ...pool,
  id: idOf('wallet', 1),
  poolNo: 'WA-20261120-000001',
  name: 'Marketing team',
  rule: { ...pool.rule, type: 'WALLET' },
  cardLimit: { amount: '80.00', currency: 'USD' },
  cardholders: [{ id: idOf('holder', 1), name: 'Mei Tanaka' }],
  users: 1,
  status: 'ACTIVE',
  ...over,
});

/** Wallet user with a pending invitation. */
export const walletUserOf = (over: Partial<WalletUser> = {}): WalletUser => ({
  id: idOf('wuser', 1),
  wallet: { id: idOf('wallet', 1), name: 'Marketing team', status: 'ACTIVE', currency: 'USD' },
  merchant: pool.merchant,
  email: 'ana@holders.example',
  name: null,
  role: 'VIEWER',
  visibleCards: 'ALL',
  cards: [],
  limit: null,
  left: null,
  state: 'INVITED',
  invitedBy: 'Daniel Koh',
  invitedAt: '2026-11-20T08:00:00Z',
  expiresAt: '2026-11-23T08:00:00Z',
  acceptedAt: null,
  version: 1,
  allowedActions: ['RESEND', 'WITHDRAW'].map((action) => ({ action, enabled: true })),
  ...over,
});

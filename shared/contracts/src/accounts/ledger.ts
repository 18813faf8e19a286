import { z } from '@console/contracts/zod';
import { currencies } from '../currency';
import { money } from '../money';
import { operation } from '../operation';
import { enteredInstant, id, instant } from '../text';

/** Checks of a ledger verification, each over all accounts, entries, cards and purchases of the company. */
export const ledgerChecks = [
  'ENTRY_BALANCED',
  'BALANCE_FROM_LINES',
  'HOLD_FROM_HOLDS',
  'NOT_NEGATIVE',
  'TRIAL_BALANCE',
  'CHAIN',
  'CLOSED_IS_EMPTY',
  'CARD_TALLY',
  'BIN_TALLY',
  'PURCHASE_TALLY',
  'TRANSACTION_TALLY',
] as const;

/**
 * Verifies the company's ledger: recomputes balances and hashes from the postings, and aggregates from cards and
 * purchases.
 */
export const verifyLedger = operation({
  path: '/ledger/verify',
  permission: 'accounts.ledger.verify',
  input: z.strictObject({}),
  output: z.strictObject({
    isSound: z.boolean(),
    entries: z.int(),
    /** Hash of the last entry. If it is stored elsewhere, it proves later that no earlier entry has changed. */
    head: z.string(),
    checkedAt: instant,
    /** First findings of each check; empty if the ledger is consistent. */
    findings: z.array(z.strictObject({ check: z.enum(ledgerChecks), subject: z.string() })),
  }),
  reads: true,
});

/** Returns the balance of an account at an instant, from the postings until then. */
export const readBalanceAt = operation({
  path: '/ledger/balance',
  permission: 'accounts.account.view',
  input: z.strictObject({ accountId: id('acct'), at: enteredInstant }),
  output: z.strictObject({ ledger: money, at: instant }),
  reads: true,
});

export const accountClasses = ['ASSET', 'LIABILITY', 'INCOME', 'EXPENSE', 'CONTROL'] as const;

/** Returns balances by kind of account and currency. Debits equal credits in each currency. */
export const readTrialBalance = operation({
  path: '/ledger/trialBalance',
  permission: 'accounts.ledger.view',
  input: z.strictObject({}),
  output: z.strictObject({
    list: z.array(
      z.strictObject({
        currency: z.enum(currencies),
        class: z.enum(accountClasses),
        code: z.string(),
        accounts: z.int(),
        debit: money,
        credit: money,
      }),
    ),
    totals: z.array(z.strictObject({ currency: z.enum(currencies), debit: money, credit: money })),
    asOf: instant,
  }),
  reads: true,
});

import { z } from '@console/contracts/zod';
import { currencies } from '../currency';
import { money } from '../money';
import { operation } from '../operation';
import { enteredInstant, id, instant } from '../text';

/** What the verification of a ledger looks at, each for every account, entry, card and purchase of the company. */
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

/** Recomputes every balance and hash of the company's ledger from its lines, and its tallies from the cards and purchases. */
export const verifyLedger = operation({
  path: '/ledger/verify',
  permission: 'accounts.ledger.verify',
  input: z.strictObject({}),
  output: z.strictObject({
    isSound: z.boolean(),
    entries: z.int(),
    /** Hash of the last entry: whoever noted it down can prove that nothing before it was changed. */
    head: z.string(),
    checkedAt: instant,
    /** The first findings of each check; empty where the ledger is sound. */
    findings: z.array(z.strictObject({ check: z.enum(ledgerChecks), subject: z.string() })),
  }),
  reads: true,
});

/** The balance that an account had at an instant, from the lines posted until then. */
export const readBalanceAt = operation({
  path: '/ledger/balance',
  permission: 'accounts.account.view',
  input: z.strictObject({ accountId: id('acct'), at: enteredInstant }),
  output: z.strictObject({ ledger: money, at: instant }),
  reads: true,
});

export const accountClasses = ['ASSET', 'LIABILITY', 'INCOME', 'EXPENSE', 'CONTROL'] as const;

/** Balances by kind of account and currency; both sides of a currency are equal. */
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

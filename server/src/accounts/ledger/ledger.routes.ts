import { codes } from '@console/contracts';
import { readBalanceAt, readTrialBalance, verifyLedger } from '@console/contracts/accounts';
import type { Actor } from '../../context';
import type { App } from '../../deps';
import { mount } from '../../mount';
import { Refusal } from '../../refusal';
import { balanceAt, trialBalance } from './balance.repo';
import { verifyBooks } from './verify.repo';

export function ledgerRoutes(app: App): void {
  mount(app, readBalanceAt, (input, context) => balanceAt(context, input));
  mount(app, readTrialBalance, async (_input, { db, actor, now }) => {
    refuseParts(actor);
    return trialBalance(db, now);
  });
  mount(app, verifyLedger, async (_input, { db, actor, now }) => {
    refuseParts(actor);
    return verifyBooks(db, now);
  });
}

/** The books of a company are one: who may see only a part of it would see the rest in its sums. */
function refuseParts({ accountType, merchantIds }: Actor): void {
  if (accountType !== 'WHITELABEL' || merchantIds !== null) throw new Refusal(codes.noPermission);
}

import { readBalanceAt, readTrialBalance, verifyLedger } from '@console/contracts/accounts';
import type { App } from '../../deps';
import { mount } from '../../mount';
import { refuseParts } from '../../mounting/whole-company';
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

import { readBalanceAt, readTrialBalance, verifyLedger } from '@console/contracts/accounts';
import type { App } from '../../../platform/deps';
import { mount } from '../../../platform/http/mount';
import { refuseParts } from '../../../platform/http/whole-company';
import { balanceAt, trialBalance } from './balance.query';
import { verifyBooks } from './verify.query';

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

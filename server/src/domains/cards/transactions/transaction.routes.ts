import {
  countTransactionExport,
  exportTransactions,
  listTransactions,
  readTransaction,
  readTransactionLedger,
  simulateAuthorization,
  simulateChargeback,
  simulateClearing,
  simulateExpiry,
  simulateForcePost,
  simulateIncrement,
  simulateRefund,
  simulateReversal,
} from '@console/contracts/cards';
import type { App } from '../../../platform/deps';
import { mountExport } from '../../../platform/exports/mount-export';
import { mount } from '../../../platform/http/mount';
import { simulateCollection, simulateEvent, simulateSale } from './simulator.actions';
import { transactionExport } from './transaction.export';
import { findPostings } from './transaction-posting.query';
import { findTransactions, readTransactionDetail } from './transaction.query';

export function transactionRoutes(app: App): void {
  mount(app, listTransactions, (query, context) => findTransactions(context, query));
  mount(app, readTransaction, ({ id }, context) => readTransactionDetail(context, id));
  mount(app, readTransactionLedger, async ({ id }, context) => ({ list: await findPostings(context, id) }));
  mountExport(app, {
    count: countTransactionExport,
    start: exportTransactions,
    type: 'TRANSACTION_EXPORT',
    dataset: transactionExport,
  });
  mount(app, simulateAuthorization, (input, context) => simulateSale(input, context));
  mount(app, simulateForcePost, (input, context) => simulateCollection(input, context));
  mount(app, simulateIncrement, (input, context) =>
    simulateEvent(input, context, (billed) => ({ kind: 'INCREMENT', amount: billed ?? 0n })),
  );
  mount(app, simulateClearing, ({ isFinal = true, ...input }, context) =>
    simulateEvent(input, context, (billed) => ({ kind: 'CLEAR', amount: billed ?? 0n, isFinal })),
  );
  mount(app, simulateReversal, (input, context) =>
    simulateEvent(input, context, (billed) => ({ kind: 'REVERSE', amount: billed })),
  );
  mount(app, simulateExpiry, (input, context) => simulateEvent(input, context, () => ({ kind: 'EXPIRE' })));
  mount(app, simulateRefund, (input, context) =>
    simulateEvent(input, context, (billed) => ({ kind: 'REFUND', amount: billed ?? 0n })),
  );
  mount(app, simulateChargeback, (input, context) =>
    simulateEvent(input, context, (billed) => ({ kind: 'CHARGEBACK', amount: billed })),
  );
}

import { read, sources } from './tree';

/** Where names of users leave the database as they are, and who reads them. */
const elsewhere: Record<string, string> = {
  'server/src/domains/admin/audit/audit-list.repo.ts': 'the audit log, which the whole platform alone reads',
  'server/src/delivery/census/session-page.repo.ts': 'operators of releases',
  'server/src/platform/clock/clock.repo.ts': 'who moves the clock of a sandbox',
  'server/src/domains/company/invoices/invoice.repo.ts': 'invoices, which the platform alone reads',
  'server/src/delivery/guard/guard.repo.ts': 'the names of those who are written to',
  'server/src/delivery/release/devops-module.repo.ts': 'operators of releases',
  'server/src/platform/reviews/notify-late.repo.ts': 'the names of those who are written to',
  'server/src/platform/session/actor.repo.ts': 'the user themselves',
  'server/src/platform/session/sign-in.repo.ts': 'the user themselves',
  'server/src/platform/traces/trace.repo.ts': 'operators of releases',
  'server/src/domains/cards/wallet-users/membership-limit.repo.ts': 'users of a wallet, to each other',
  'server/src/domains/cards/wallet-users/wallet-user-row.repo.ts': 'users of a wallet, to whoever keeps them',
  'server/src/domains/cards/wallet-users/wallet-user-search.repo.ts': 'users of a wallet, to whoever keeps them',
};

/** A column of a user's name, by the alias of its table. */
const named = /\b(?!actor\b|user\b)[a-z]+\.nickname\b/;
const ours = () =>
  sources().filter((file) => /^server\/src\/(?!demo\/|testing\/)/.test(file) && !file.includes('.test.'));

test('who did something is named by the module that knows who reads it', () => {
  const wrong = ours().filter((file) => named.test(read(file)) && !(file in elsewhere));
  expect({ wrong, remedy: 'writtenBy and nameFor of server/src/platform/audience' }).toMatchObject({ wrong: [] });
});

test('what is excused is still there', () => {
  expect(Object.keys(elsewhere).filter((file) => !named.test(read(file)))).toEqual([]);
});

import { read, sources } from './tree';

/** Files that read user names directly from the database, with their readers. */
const elsewhere: Record<string, string> = {
  'server/src/domains/admin/audit/audit-about.query.ts': 'the audit log, which the whole platform alone reads',
  'server/src/domains/admin/users/user-row.query.ts': 'users, to whoever keeps them',
  'server/src/domains/admin/users/user.query.ts': 'users, to whoever keeps them',
  'server/src/domains/admin/buttons/button.query.ts': 'users with access to the whole company',
  'server/src/domains/admin/email-accounts/email-account.query.ts': 'whoever runs the platform',
  'server/src/domains/admin/email-templates/email-template.query.ts': 'users with access to the whole company',
  'server/src/domains/admin/dicts/dict.query.ts': 'users with access to the whole company',
  'server/src/domains/admin/dicts/dict-entry.query.ts': 'users with access to the whole company',
  'server/src/domains/admin/product-modules/product-module.query.ts': 'users with access to the whole company',
  'server/src/domains/admin/parameters/parameter.query.ts': 'users with access to the whole company',
  'server/src/domains/admin/roles/role.query.ts': 'users with access to the whole company',
  'server/src/domains/admin/audit/audit-file.query.ts': 'the audit log, which the whole platform alone reads',
  'server/src/delivery/census/session-page.store.ts': 'operators of releases',
  'server/src/domains/admin/audit/audit-list.query.ts': 'the audit log, which the whole platform alone reads',
  'server/src/platform/audit/record-names.query.ts': 'names in audit log entries, for the whole company alone',
  'server/src/platform/clock/clock.store.ts': 'who moves the clock of a sandbox',
  'server/src/domains/admin/roles/role-request.query.ts': 'roles, which whoever works for the whole company sees',
  'server/src/domains/company/companies/company-invitation.query.ts':
    'the first user of a company, to platform users only',
  'server/src/domains/company/agreements/acceptance.query.ts': 'users with access to the whole company',
  'server/src/domains/company/invoices/invoice.query.ts': 'invoices, which the platform alone reads',
  'server/src/delivery/guard/guard.query.ts': 'the names of those who are written to',
  'server/src/delivery/release/devops-module.store.ts': 'operators of releases',
  'server/src/platform/reviews/late-review.query.ts': 'the names of those who are written to',
  'server/src/platform/session/actor.query.ts': 'the user themselves',
  'server/src/platform/session/sign-in.query.ts': 'the user themselves',
  'server/src/platform/traces/trace.store.ts': 'operators of releases',
  'server/src/domains/cards/wallet-users/membership-limit.query.ts': 'users of a wallet, to each other',
  'server/src/domains/cards/wallet-users/wallet-user-row.query.ts': 'users of a wallet, to whoever keeps them',
  'server/src/domains/cards/wallet-users/wallet-user-search.query.ts': 'users of a wallet, to whoever keeps them',
};

/** A column with a user's name, by the alias of its table. */
const named = /\b(?!actor\b|user\b)[a-z]+\.nickname\b/;
const ours = () => sources('server/src').filter((file) => !file.startsWith('server/src/testing/'));

test('names of users are read by the module that checks who may see them', () => {
  const wrong = ours().filter((file) => named.test(read(file)) && !(file in elsewhere));
  expect({ wrong, remedy: 'writtenBy and nameFor of server/src/platform/audience' }).toMatchObject({ wrong: [] });
});

test('every exception still exists', () => {
  expect(Object.keys(elsewhere).filter((file) => !named.test(read(file)))).toEqual([]);
});

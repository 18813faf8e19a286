import { read, sources } from './tree';

/** Files that read user names directly from the database, with their readers. */
const elsewhere: Record<string, string> = {
  'server/src/domains/admin/audit/audit-about.query.ts': 'the audit log, for users with access to the whole company',
  'server/src/domains/admin/users/user-row.query.ts': 'users, for user administrators',
  'server/src/domains/admin/users/user.query.ts': 'users, for user administrators',
  'server/src/domains/admin/buttons/button.query.ts': 'users with access to the whole company',
  'server/src/domains/admin/email-accounts/email-account.query.ts': 'users with access to the whole company',
  'server/src/domains/admin/email-templates/email-template.query.ts': 'users with access to the whole company',
  'server/src/domains/admin/dicts/dict.query.ts': 'users with access to the whole company',
  'server/src/domains/admin/dicts/dict-entry.query.ts': 'users with access to the whole company',
  'server/src/domains/admin/product-modules/product-module.query.ts': 'users with access to the whole company',
  'server/src/domains/admin/parameters/parameter.query.ts': 'users with access to the whole company',
  'server/src/domains/admin/roles/role.query.ts': 'users with access to the whole company',
  'server/src/domains/admin/audit/audit-file.query.ts': 'the audit log, for users with access to the whole company',
  'server/src/releases/census/session-page.store.ts': 'users who operate releases',
  'server/src/domains/admin/audit/audit-list.query.ts': 'the audit log, for users with access to the whole company',
  'server/src/platform/audit/record-names.query.ts':
    'names in audit log entries, for users with access to the whole company',
  'server/src/platform/clock/clock.store.ts': 'the user who advanced the clock of a sandbox',
  'server/src/domains/admin/roles/role-request.query.ts': 'roles, for users with access to the whole company',
  'server/src/domains/company/companies/company-invitation.query.ts':
    'the first user of a company, for platform users only',
  'server/src/domains/company/agreements/acceptance.query.ts': 'users with access to the whole company',
  'server/src/domains/company/invoices/invoice.query.ts': 'invoices, for platform users only',
  'server/src/releases/guard/guard.query.ts': 'names of mail recipients',
  'server/src/releases/release/devops-module.store.ts': 'users who operate releases',
  'server/src/platform/reviews/late-review.query.ts': 'names of mail recipients',
  'server/src/platform/session/actor.query.ts': 'own name of the user',
  'server/src/platform/session/sign-in.query.ts': 'own name of the user',
  'server/src/platform/traces/trace.store.ts': 'users who operate releases',
  'server/src/domains/cards/wallet-users/membership-limit.query.ts': 'wallet users, for other users of the wallet',
  'server/src/domains/cards/wallet-users/wallet-user-row.query.ts': 'wallet users, for wallet administrators',
  'server/src/domains/cards/wallet-users/wallet-user-search.query.ts': 'wallet users, for wallet administrators',
};

/** A column with a user's name, by the alias of its table. */
const named = /\b(?!actor\b|user\b)[a-z]+\.nickname\b/;
const ours = () => sources('server/src').filter((file) => !file.startsWith('server/src/testing/'));

test('names of users are read only by the code that checks who may see them', () => {
  const wrong = ours().filter((file) => named.test(read(file)) && !(file in elsewhere));
  expect({ wrong, remedy: 'writtenBy and nameFor of server/src/platform/audience' }).toMatchObject({ wrong: [] });
});

test('every exception still exists', () => {
  expect(Object.keys(elsewhere).filter((file) => !named.test(read(file)))).toEqual([]);
});

import { read, sources } from './tree';

/** Fields of the actor that limit the data scope. Only one place reads them, so that no repository forgets a kind of user. */
const limits = ['merchantIds', 'channelId', 'memberships', 'accountType'];

/** Comparison with the actor's company only, which ignores merchants, channel and memberships. */
const byCompany = /\b(company_)?id\s*=\s*\$\{\s*(context\.)?actor\.companyId\b/;
const byTaken = /\bcompany_id\s*=\s*\$\{\s*companyId\b/;
const takesCompany = /\{[^{}()]*\bcompanyId\b[^{}()]*\}(\s*=\s*(context\.)?actor\b|\s*:\s*(Pick<)?Actor\b)/;

/** `actor.memberships`, `context.actor.merchantIds`. */
const byActor = new RegExp(String.raw`\bactor\??\.(${limits.join('|')})\b`);

/** `{ companyId, merchantIds }: Actor`, of the whole actor or a part. */
const taken = new RegExp(
  String.raw`\{[^{}()]*\b(${limits.join('|')})\b[^{}()]*\}(\s*=\s*(context\.)?actor\b|\s*:\s*(Pick<)?(Actor|Reader\['actor'\]|Asker)\b)`,
);

const reach = 'server/src/platform/reach/';

/** Files that may read these fields, each with the reason why nothing hidden becomes visible. */
const askers: Record<string, string> = {
  'server/src/domains/cards/cards/card-search.query.ts': 'tallies have no card ids, so memberships use none',
  'server/src/domains/cards/cards/card.query.ts': 'tallies have no card ids, so memberships use none',
  'server/src/domains/cards/cards/card.rules.ts': 'permission to unfreeze',
  'server/src/domains/cards/transactions/transaction.query.ts': 'tallies have no card ids, so memberships use none',
  'server/src/platform/session/membership.rules.ts': 'selects the memberships with the permission',
  'server/src/domains/admin/users/user.rules.ts': 'users can grant only their own permissions',
  'server/src/domains/cards/wallet-users/wallet-user.rules.ts': 'users can grant only their own permissions',
};

/** Files that may filter by company only: the user's own rows, rows that were checked before, and counts for a plan. */
const companyOnly = new Set([
  'server/src/domains/cards/card-bins/issue-caps.query.ts',
  'server/src/domains/cards/cardholders/holder-facts.query.ts',
  'server/src/domains/cards/cards/card-search.query.ts',
  'server/src/domains/cards/cards/card-keyword.query.ts',
  'server/src/domains/cards/notes/note.query.ts',
  'server/src/domains/cards/reconciliations/recon-item.query.ts',
  'server/src/domains/cards/share-cards/share-card-list.query.ts',
  'server/src/domains/cards/transactions/transaction.query.ts',
  'server/src/domains/company/invoices/invoice-client.query.ts',
  'server/src/platform/http/submission.store.ts',
  'server/src/platform/reviews/review.store.ts',
  'server/src/platform/views/view.store.ts',
  'server/src/domains/cards/wallets/wallet-history.query.ts',
  'server/src/platform/webhooks/subscriber.query.ts',
]);

const looksAtCompanyAlone = /import \{[^}]*\binCompany\b[^}]*\} from '[^']*reach\/reach\.query'/;

const code = () => sources('server/src').filter((file) => !file.startsWith(reach) && !/\/testing\//.test(file));

/** Returns whether a text reads the limits of an actor instead of using the one place that knows all of them. */
const goesPast = (text: string): boolean =>
  byCompany.test(text) || (byTaken.test(text) && takesCompany.test(text)) || byActor.test(text) || taken.test(text);

describe('data scope', () => {
  test('no repository reads company, merchants, channel or memberships of an actor', () => {
    const wrong = code().filter((file) => goesPast(read(file)) && !(file in askers));
    expect({ wrong, remedy: 'filter with within() of server/src/platform/reach' }).toMatchObject({
      wrong: [],
    });
  });

  test('files that filter by company only are listed here', () => {
    const wrong = code().filter((file) => looksAtCompanyAlone.test(read(file)) && !companyOnly.has(file));
    expect({ wrong, remedy: 'use within(), or list the file above with a reason' }).toMatchObject({ wrong: [] });
  });

  test('every listed file needs its exception', () => {
    const idle = [
      ...Object.keys(askers).filter((file) => !goesPast(read(file))),
      ...[...companyOnly].filter((file) => !looksAtCompanyAlone.test(read(file))),
    ];
    expect(idle).toEqual([]);
  });

  test.each([
    'where ba.company_id = ${actor.companyId}',
    'const rows = ({ companyId }: Actor) => sql`where r.company_id = ${companyId}`',
    '...(actor.merchantIds === null ? [] : [])',
    "if (context.actor.accountType === 'CHANNEL')",
    'const seen = ({ merchantIds, companyId }: Actor): SQL => sql``',
    "({ accountType }: Pick<Actor, 'accountType'>) => accountType",
    'const { memberships } = context.actor;',
  ])('the rule finds %s', (text) => {
    expect(goesPast(text)).toBe(true);
  });
});

import { read, sources } from './tree';

/** What says how far somebody reaches. Asked in one place, so that no repository forgets a kind of user. */
const limits = ['merchantIds', 'channelId', 'memberships', 'accountType'];

/** A comparison with the company of the actor, which forgets merchants, channel and memberships. */
const byCompany = /\b(company_)?id\s*=\s*\$\{\s*(context\.)?actor\.companyId\b/;
const byTaken = /\bcompany_id\s*=\s*\$\{\s*companyId\b/;
const takesCompany = /\{[^{}()]*\bcompanyId\b[^{}()]*\}(\s*=\s*(context\.)?actor\b|\s*:\s*(Pick<)?Actor\b)/;

/** `actor.memberships`, `context.actor.merchantIds`. */
const byActor = new RegExp(String.raw`\bactor\??\.(${limits.join('|')})\b`);

/** `{ companyId, merchantIds }: Actor`, whole or of what is picked from one. */
const taken = new RegExp(
  String.raw`\{[^{}()]*\b(${limits.join('|')})\b[^{}()]*\}(\s*=\s*(context\.)?actor\b|\s*:\s*(Pick<)?(Actor|Reader\['actor'\]|Asker)\b)`,
);

const reach = 'server/src/platform/reach/';

/** Who may ask the actor all the same, and why nothing is read by it that the one place would hide. */
const askers: Record<string, string> = {
  'server/src/domains/cards/cards/card-search.query.ts': 'a tally does not know cards, so none is used for memberships',
  'server/src/domains/cards/cards/card.query.ts': 'a tally does not know cards, so none is used for memberships',
  'server/src/domains/cards/cards/card.rules.ts': 'who may lift whose freeze',
  'server/src/domains/cards/transactions/transaction.query.ts':
    'a tally does not know cards, so none is used for memberships',
  'server/src/platform/session/membership.rules.ts': 'narrows the memberships to those that may do it',
  'server/src/domains/admin/users/user.rules.ts': 'what somebody may give is what they have',
  'server/src/domains/cards/wallet-users/wallet-user.rules.ts': 'what somebody may give is what they have',
};

/** Who may look at the company alone: rows of the user's own, rows that were reached before, and counts for a plan. */
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

/** Who reads by what an actor is limited to, past the one place that knows all limits. */
const goesPast = (text: string): boolean =>
  byCompany.test(text) || (byTaken.test(text) && takesCompany.test(text)) || byActor.test(text) || taken.test(text);

describe('reach', () => {
  test('no repository asks an actor for company, merchants, channel or memberships by itself', () => {
    const wrong = code().filter((file) => goesPast(read(file)) && !(file in askers));
    expect({ wrong, remedy: 'say whose a record is: within() of server/src/platform/reach' }).toMatchObject({
      wrong: [],
    });
  });

  test('whoever looks at the company alone is named here', () => {
    const wrong = code().filter((file) => looksAtCompanyAlone.test(read(file)) && !companyOnly.has(file));
    expect({ wrong, remedy: 'use within(), or say above why nothing is shown by it' }).toMatchObject({ wrong: [] });
  });

  test('nobody is named who does not need it', () => {
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
  ])('the rule sees %s', (text) => {
    expect(goesPast(text)).toBe(true);
  });
});

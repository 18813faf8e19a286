import { adminMessages } from '../../shared/contracts/src/admin/messages';
import { cardsMessages } from '../../shared/contracts/src/cards/messages';
import { companyMessages } from '../../shared/contracts/src/company/messages';
import { languages } from '../../shared/contracts/src/language';
import { merchantsMessages } from '../../shared/contracts/src/merchants/messages';
import { type FieldMessages, generalMessages } from '../../shared/contracts/src/field-messages';
import { onboardingMessages } from '../../shared/contracts/src/onboarding/messages';
import { platformMessages } from '../../shared/contracts/src/platform/messages';
import { read, remotes, sources } from './tree';

/** Texts by area. */
const areas: Record<string, FieldMessages> = {
  platform: platformMessages,
  releases: {},
  merchants: merchantsMessages,
  accounts: {},
  cards: cardsMessages,
  company: companyMessages,
  admin: adminMessages,
  onboarding: onboardingMessages,
};

/** Folders of the contracts whose name differs from their area; the others belong to the platform. */
const areaOfFolder: Record<string, string> = {
  wallets: 'cards',
  registrations: 'merchants',
  menus: 'admin',
  dicts: 'admin',
  'email-accounts': 'admin',
  'email-templates': 'admin',
  parameters: 'admin',
  'product-modules': 'admin',
  'report-formats': 'admin',
  reports: 'admin',
  roles: 'admin',
  audit: 'admin',
  users: 'admin',
  devops: 'releases',
  release: 'releases',
};

function areaOf(file: string): string {
  const [, folder = ''] = /^(?:shared\/contracts\/src|server\/src(?:\/domains)?)\/([\w-]+)\//.exec(file) ?? [];
  const name = areaOfFolder[folder] ?? folder;
  return name in areas ? name : 'platform';
}

/** Texts that an area may use: the general ones, those of the platform, and its own. */
const textsOf = (...names: string[]) =>
  new Set([...Object.keys(generalMessages), ...names.flatMap((name) => Object.keys(areas[name] ?? {}))]);

/** Matches codes of refusals in code. */
const refused =
  /\b(?:issue|issueAt|refuse|refusedAmount|refusedEmail|cap)\(\s*(?:[\w.]+|'[\w.]+'|`[^`]*`),\s*'([A-Z][A-Z_]+)'|params: \{ code: '([A-Z][A-Z_]+)'/g;
/** In rules and their helpers, `code:` is only used for field codes. */
const coded = /\bcode: '([A-Z][A-Z_]+)'/g;
const saysCodes = /issues|text|\.rules\.ts$/;

const codesOf = (file: string): string[] => {
  const text = read(file);
  const found = [...text.matchAll(refused), ...(saysCodes.test(file) ? text.matchAll(coded) : [])];
  return found.map(([, one, other]) => one ?? other ?? '');
};

const ofServer = [...sources('shared/contracts/src'), ...sources('server/src')].filter(
  (file) => codesOf(file).length > 0,
);
const remedy = 'add its text to messages.ts of the area; texts of two areas are general';

describe('texts of field codes', () => {
  test('exist in both languages, each once', () => {
    const all = [generalMessages, ...Object.values(areas)].flatMap(Object.entries);
    for (const [code, text] of all) for (const language of languages) expect([code, text[language]]).not.toContain('');
    const codes = all.map(([code]) => code);
    expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
  });

  test.each(ofServer)('%s refuses with codes that have texts in its area', (file) => {
    const texts = textsOf('platform', areaOf(file));
    const wrong = codesOf(file).filter((code) => !texts.has(code));
    expect({ wrong, remedy }).toMatchObject({ wrong: [] });
  });

  const inBrowser = [...sources('shared/contracts/src'), ...remotes().flatMap((remote) => sources(`${remote}/src`))]
    .concat(sources('shell/src'))
    .filter((file) => codesOf(file).length > 0);
  /** Returns the areas whose texts a module registers by its import. */
  const addedBy = (file: string) =>
    [...read(file).matchAll(/^import '(?:[./]+(\w+\/)?|@console\/contracts\/(\w+)\/)messages';$/gm)].map(
      ([, beside, named]) => (beside ? beside.slice(0, -1) : named) ?? areaOf(file),
    );

  test.each(inBrowser)('%s imports the texts of the codes that it refuses with', (file) => {
    const texts = textsOf(...addedBy(file));
    const wrong = codesOf(file).filter((code) => !texts.has(code));
    expect({ wrong, remedy: 'import the messages module of the area' }).toMatchObject({ wrong: [] });
  });
});

import { fieldMessageOf, generalMessages, localeOf, type Language, type PageName } from '@console/contracts';
import { fieldMessages, permissions, reasonMessages, type Label } from '@console/contracts/areas';
import { i18n, textOptions } from '@console/i18n';
import { chinese, english } from './locale-files';
import { dictLabel, menuName } from './reference-texts';

type Package = keyof typeof english;
/** Key without its plural form, as the code of the package writes it. */
type Plain<Key> = Key extends `${infer Base}_${'zero' | 'one' | 'other'}` ? Base : Key;
type Values = Readonly<Record<string, string | number>>;

/** Texts of one package. An unknown key does not compile, and a missing value throws. */
export interface Texts<Key> {
  (key: Key, values?: Values): string;
  /** Matches the whole text. A value that is not given matches any text. */
  pattern: (key: Key, values?: Values) => RegExp;
}

/** Stands for a value that was not given. */
const gap = '\u0000';

const instance = i18n.createInstance({
  ...textOptions,
  initAsync: false,
  resources: { 'en-US': english, 'zh-CN': chinese },
  missingInterpolationHandler: () => gap,
  parseMissingKeyHandler: (key) => {
    throw new Error(`No text has the key ${key}. A plural needs \`count\`.`);
  },
});
void instance.init();

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/** Matches a text that starts with these words: a label may end with a hint, such as "(optional)". */
export const startOf = (text: string): RegExp => new RegExp(`^${escaped(text)}`);

/** Matches a text that contains these parts in this order. */
export const inOrder = (...parts: string[]): RegExp => new RegExp(parts.map(escaped).join('.*'));

const patternOf = (template: string) => new RegExp(`^${template.split(gap).map(escaped).join('.+')}$`);

function completeOf(template: string, key: string): string {
  if (template.includes(gap)) throw new Error(`${key} lacks a value: ${template.replaceAll(gap, '…')}`);
  return template;
}

function packageTexts<Name extends Package>(name: Name, language: Language) {
  const lng = localeOf(language);
  const fill = (key: string, values: Values = {}) => instance.t(key, { ...values, ns: name, lng });
  const texts = (key: string, values?: Values) => completeOf(fill(key, values), key);
  const both = Object.assign(texts, { pattern: (key: string, values?: Values) => patternOf(fill(key, values)) });
  return both as Texts<Plain<keyof (typeof english)[Name]>>;
}

/** Messages of the field codes in the contracts. */
function fieldTexts(language: Language): Texts<string> {
  const fill = (code: string, values: Values = {}) => {
    if (!(code in generalMessages || code in fieldMessages)) throw new Error(`No message has the field code ${code}.`);
    const params = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
    return fieldMessageOf({ field: '', code, params }, language, fieldMessages).replaceAll(/\{\w+\}/g, gap);
  };
  return Object.assign((code: string, values?: Values) => completeOf(fill(code, values), code), {
    pattern: (code: string, values?: Values) => patternOf(fill(code, values)),
  });
}

function reasonText(code: string, language: Language): string {
  const text = reasonMessages[code];
  if (!text) throw new Error(`No reason has the code ${code}.`);
  return text[language];
}

function permissionName(code: string, language: Language): string {
  const permission = permissions[code];
  if (!permission) throw new Error(`No permission has the code ${code}.`);
  return permission.name[language];
}

/**
 * Texts that the console shows in a language, by their place in the sources: `cards('card.freeze')` is in the locale files
 * of remotes/cards, `dict('card_state', 'FROZEN')` and `menu('cards-balance')` in the server's reference data.
 */
export const textsOf = (language: Language) => ({
  accounts: packageTexts('accounts', language),
  admin: packageTexts('admin', language),
  cards: packageTexts('cards', language),
  company: packageTexts('company', language),
  merchants: packageTexts('merchants', language),
  onboarding: packageTexts('onboarding', language),
  reveal: packageTexts('reveal', language),
  shell: packageTexts('shell', language),
  ui: packageTexts('ui', language),
  /** Label of a dictionary entry. */
  dict: (code: string, value: string) => dictLabel(code, value, language),
  /** Name of a page. */
  menu: (page: PageName) => menuName(page, language),
  /** Message of a field code. */
  field: fieldTexts(language),
  /** Reason why an action is unavailable. */
  reason: (code: string) => reasonText(code, language),
  /** Name of a permission. */
  permission: (code: string) => permissionName(code, language),
  /** Label of a code in the contracts. */
  label: ([inEnglish, inChinese]: Label) => (language === 'zh_CN' ? inChinese : inEnglish),
});

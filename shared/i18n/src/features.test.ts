import { addFeatureTexts, addTexts, changeLocale, i18n, removeTexts, startI18n } from './instance';

const all = {
  'en-US': { cards: { frozen: 'Frozen' }, wallets: { topUp: 'Top up' } },
  'zh-CN': { cards: { frozen: '已冻结' }, wallets: { topUp: '充值' } },
};
type Locale = keyof typeof all;
const loaded: string[] = [];
const load = (locale: Locale) => async (feature: string) => {
  loaded.push(`${locale}.${feature}`);
  return { default: { ...all[locale][feature as 'cards' | 'wallets'] } as Record<string, string> };
};
const features = { 'en-US': load('en-US'), 'zh-CN': load('zh-CN') };
const locales = {
  'en-US': async () => ({ default: { save: 'Save' } }),
  'zh-CN': async () => ({ default: { save: '保存' } }),
};
const say = (ns: string) => ['save', 'frozen', 'topUp'].map((key) => i18n.t(key, { ns }));
const show = (ns: string, feature: string) => addFeatureTexts(ns, { feature, features, locales });

beforeEach(async () => {
  if (!i18n.isInitialized) await startI18n('en-US', {});
  await changeLocale('en-US');
  loaded.length = 0;
});

test('texts of a feature are loaded with its first page, and texts of other features are not', async () => {
  await Promise.all([addTexts('one@1', locales), show('one@1', 'cards'), show('one@1', 'cards')]);
  expect(say('one@1')).toEqual(['Save', 'Frozen', 'topUp']);
  expect(new Set(loaded)).toEqual(new Set(['en-US.cards']));
});

test('another language brings the texts of every feature that was shown, in whichever language it was', async () => {
  await show('two@1', 'cards');
  await changeLocale('zh-CN');
  expect(say('two@1')).toEqual(['保存', '已冻结', 'topUp']);
  await show('two@1', 'wallets');
  await changeLocale('en-US');
  expect(say('two@1')).toEqual(['Save', 'Frozen', 'Top up']);
  await changeLocale('zh-CN');
  expect(say('two@1')).toEqual(['保存', '已冻结', '充值']);
});

test('texts of a page that opens while the language changes are there in the new one', async () => {
  await show('three@1', 'cards');
  await Promise.all([changeLocale('zh-CN'), show('three@1', 'wallets')]);
  expect(say('three@1')).toEqual(['保存', '已冻结', '充值']);
});

test('no texts of a removed version are kept, and a version that is mounted again loads its texts again', async () => {
  await show('four@1', 'cards');
  removeTexts('four@1');
  expect(say('four@1')).toEqual(['save', 'frozen', 'topUp']);
  await show('four@1', 'cards');
  expect(say('four@1')).toEqual(['Save', 'Frozen', 'topUp']);
});

test('a page fails if the texts of its feature cannot be loaded, and the next page requests them again', async () => {
  let isThere = false;
  const rare = async (feature: string) => {
    if (!isThere) throw new Error('no such file');
    return features['en-US'](feature);
  };
  const open = () =>
    addFeatureTexts('five@1', { feature: 'cards', features: { 'en-US': rare, 'zh-CN': rare }, locales });
  await expect(open()).rejects.toThrow('no such file');
  isThere = true;
  await open();
  expect(say('five@1')).toEqual(['Save', 'Frozen', 'topUp']);
});

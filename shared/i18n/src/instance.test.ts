import { addTexts, i18n, startI18n } from './instance';

test('texts that could not be had are requested again, and no key is shown in their place', async () => {
  await startI18n('en-US', {});
  let isThere = false;
  const load = async () => {
    if (!isThere) throw new Error('no such file');
    return { default: { hello: 'Hello' } };
  };
  const texts = { 'en-US': load, 'zh-CN': load };
  await expect(addTexts('cards@1', texts)).rejects.toThrow('no such file');
  await expect(addTexts('cards@1', texts)).rejects.toThrow('no such file');
  isThere = true;
  await addTexts('cards@1', texts);
  expect(i18n.t('hello', { ns: 'cards@1' })).toBe('Hello');
});

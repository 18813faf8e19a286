import { changeLocale, currentLocale, i18n, startI18n } from './instance';

let isThere = false;
const texts = {
  'en-US': async () => ({ default: { save: 'Save' } }),
  'zh-CN': async () => {
    if (!isThere) throw new Error('no such file');
    return { default: { save: '保存' } };
  },
};

test('a start without texts is refused instead of showing keys, and so is a change of the language', async () => {
  await expect(startI18n('zh-CN', { shell: texts })).rejects.toThrow('no such file');
  await startI18n('en-US', { shell: texts });
  await expect(changeLocale('zh-CN')).rejects.toThrow('no such file');
  expect([currentLocale(), i18n.t('save')]).toEqual(['en-US', 'Save']);
  isThere = true;
  await changeLocale('zh-CN');
  expect([currentLocale(), i18n.t('save')]).toEqual(['zh-CN', '保存']);
});

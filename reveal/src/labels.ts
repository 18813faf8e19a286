import english from './locales/en-US.json';
import chinese from './locales/zh-CN.json';

type Key = keyof typeof english;

const isChinese = document.documentElement.lang === 'zh-CN';

/** Language in the format of the API header. */
export const language = isChinese ? 'zh_CN' : 'en_US';

/** Returns a text in the language of the document. */
export const wordOf = (key: Key, seconds = 0): string =>
  (isChinese ? chinese : english)[key].replace('{{seconds}}', String(seconds));

import english from './locales/en-US.json';
import chinese from './locales/zh-CN.json';

type Key = keyof typeof english;

const isChinese = document.documentElement.lang === 'zh-CN';

/** As the server reads the language of a call. */
export const language = isChinese ? 'zh_CN' : 'en_US';

/** A text in the language of the document. */
export const wordOf = (key: Key, seconds = 0): string =>
  (isChinese ? chinese : english)[key].replace('{{seconds}}', String(seconds));

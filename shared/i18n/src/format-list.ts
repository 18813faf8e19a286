import { currentLocale } from './instance';

/** What stands between several things in one line, none of which is more than another. */
export const listGap = (): string => (currentLocale() === 'zh-CN' ? '、' : ', ');

/** `A, B, C` or `A、B、C`. */
export const formatList = (texts: readonly string[]): string => texts.join(listGap());

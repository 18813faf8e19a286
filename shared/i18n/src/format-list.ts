import { currentLocale } from './instance';

/** Separator of items in a line. */
export const listGap = (): string => (currentLocale() === 'zh-CN' ? '、' : ', ');

/** `A, B, C` or `A、B、C`. */
export const formatList = (texts: readonly string[]): string => texts.join(listGap());

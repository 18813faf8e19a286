import { z } from '@console/contracts/zod';

/** Languages in the `language` header. */
export const languages = ['en_US', 'zh_CN'] as const;
export const language = z.enum(languages);
/** Language in the `language` header. */
export type Language = (typeof languages)[number];
/** Language in the notation of browsers and i18next. */
export type Locale = 'en-US' | 'zh-CN';

/** Converts `zh_CN` to `zh-CN`. */
export const localeOf = (value: Language): Locale => (value === 'zh_CN' ? 'zh-CN' : 'en-US');
/** Converts `zh-CN` to `zh_CN`; any other language is English. */
export const languageOf = (value: string): Language => (/^zh/i.test(value) ? 'zh_CN' : 'en_US');

import { z } from '@console/contracts/zod';

/** Languages as they travel in the `language` header. */
export const languages = ['en_US', 'zh_CN'] as const;
export const language = z.enum(languages);
/** Languages as they travel in the `language` header. */
export type Language = (typeof languages)[number];
/** Languages as the browser and i18next name them. */
export type Locale = 'en-US' | 'zh-CN';

/** The one place where hyphen and underscore meet. */
export const localeOf = (value: Language): Locale => (value === 'zh_CN' ? 'zh-CN' : 'en-US');
/** The one place where hyphen and underscore meet. */
export const languageOf = (value: string): Language => (/^zh/i.test(value) ? 'zh_CN' : 'en_US');

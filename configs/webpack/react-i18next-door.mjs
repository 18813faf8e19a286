/**
 * What the shell provides as `react-i18next`. A shared package cannot be tree-shaken, and the rest of it (markup
 * in texts, ICU, server rendering) is more than these three; the build of a remote refuses an import beyond them.
 */
export { I18nextProvider } from 'react-i18next-parts/I18nextProvider.js';
export { initReactI18next } from 'react-i18next-parts/initReactI18next.js';
export { useTranslation } from 'react-i18next-parts/useTranslation.js';

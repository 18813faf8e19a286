/**
 * What the shell provides as `react-i18next`. A shared package cannot be tree-shaken, and the rest of it (markup
 * in texts, ICU, server rendering) is more than these three; the build of a remote refuses an import beyond them.
 */
export { I18nextProvider } from 'virtual:react-i18next/I18nextProvider.js';
export { initReactI18next } from 'virtual:react-i18next/initReactI18next.js';
export { useTranslation } from 'virtual:react-i18next/useTranslation.js';

/**
 * Module that the shell shares as `react-i18next`. A shared package cannot be tree-shaken, and its other exports
 * (markup in texts, ICU, server rendering) are larger than these three. The build of a remote refuses other imports.
 */
export { I18nextProvider } from 'virtual:react-i18next/I18nextProvider.js';
export { initReactI18next } from 'virtual:react-i18next/initReactI18next.js';
export { useTranslation } from 'virtual:react-i18next/useTranslation.js';

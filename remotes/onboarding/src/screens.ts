import { defineScreens } from '@console/remote-kit';

export const screens = defineScreens([
  {
    name: 'onboardingStart',
    title: 'start.title',
    permission: 'public',
    load: () => import('./start/start.page'),
  },
  {
    name: 'onboardingSimpleLogin',
    title: 'email.title',
    permission: 'public',
    load: () => import('./sign-in/email.form'),
  },
  {
    name: 'onboardingVerifyEmail',
    title: 'code.title',
    permission: 'public',
    load: () => import('./sign-in/code.form'),
  },
  {
    name: 'onboardingProduct',
    title: 'product.title',
    permission: 'onboarding',
    load: () => import('./product/product.form'),
  },
  {
    name: 'onboardingServiceAgreement',
    title: 'agreement.title',
    permission: 'onboarding',
    load: () => import('./agreement/agreement.form'),
  },
]);

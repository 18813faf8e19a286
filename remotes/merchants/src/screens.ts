import { defineScreens } from '@console/remote-kit';
import { defineContributions } from '@console/remote-kit/contributions';

export const screens = defineScreens([
  {
    name: 'merchant-management',
    title: 'merchant.title',
    permission: 'merchants.merchant.view',
    load: () => import('./merchants/merchant.list'),
  },
  {
    name: 'merchant-management-view',
    title: 'merchant.view.title',
    tab: 'merchant.tab',
    permission: 'merchants.merchant.view',
    load: () => import('./merchants/merchant.view'),
  },
  {
    name: 'merchant-management-saveinfo-step-1-1',
    title: 'merchant.form.title',
    tab: 'merchant.form.tab',
    permission: 'merchants.merchant.save',
    load: () => import('./merchants/merchant-identity.step'),
  },
  {
    name: 'merchant-management-saveinfo-step-2-1',
    title: 'merchant.form.title',
    tab: 'merchant.form.tab',
    permission: 'merchants.merchant.save',
    load: () => import('./merchants/merchant-contact.step'),
  },
  {
    name: 'merchant-management-saveinfo-step-2-2',
    title: 'merchant.form.title',
    tab: 'merchant.form.tab',
    permission: 'merchants.merchant.save',
    load: () => import('./merchants/merchant-registration.step'),
  },
  {
    name: 'merchant-management-saveinfo-step-3-1',
    title: 'merchant.form.title',
    tab: 'merchant.form.tab',
    permission: 'merchants.merchant.save',
    load: () => import('./merchants/merchant-settlement.step'),
  },
  {
    name: 'merchant-management-saveinfo-step-4-1',
    title: 'merchant.form.title',
    tab: 'merchant.form.tab',
    permission: 'merchants.merchant.save',
    load: () => import('./merchants/merchant-submit.step'),
  },
  {
    name: 'merchant-register-management',
    title: 'registration.title',
    permission: 'merchants.registration.view',
    load: () => import('./registrations/registration.list'),
  },
  {
    name: 'merchant-register-review',
    title: 'registration.view.title',
    tab: 'registration.tab',
    permission: 'merchants.registration.view',
    load: () => import('./registrations/registration.view'),
  },
  {
    name: 'merchant-review',
    title: 'merchantReview.workbench.title',
    permission: 'merchants.review.view',
    load: () => import('./merchant-reviews/merchant-review-workbench.page'),
  },
  {
    name: 'merchant-review-list',
    title: 'merchantReview.title',
    permission: 'merchants.review.view',
    load: () => import('./merchant-reviews/merchant-review.list'),
  },
  {
    name: 'merchant-review-list-review',
    title: 'merchantReview.decide.title',
    tab: 'merchantReview.tab',
    permission: 'merchants.review.view',
    load: () => import('./merchant-reviews/merchant-review-list-review.page'),
  },
  {
    name: 'merchant-review-list-detail',
    title: 'merchantReview.view.title',
    tab: 'merchantReview.tab',
    permission: 'merchants.review.view',
    load: () => import('./merchant-reviews/merchant-review-list-detail.view'),
  },
]);

export const contributes = defineContributions({
  'developer.section': {
    keys: {
      title: 'apiKey.title',
      permission: 'merchants.api-key.view',
      load: () => import('./api-keys/api-key.section'),
    },
  },
  'page.help': {
    merchants: {
      title: 'merchant.title',
      permission: 'signed-in',
      texts: 'help',
      load: () => import('./help/page-help.section'),
    },
  },
  'review.case': {
    MERCHANT_NEW: {
      title: 'merchant.one',
      permission: 'merchants.merchant.view',
      load: () => import('./merchants/merchant.case'),
    },
    MERCHANT_CHANGE: {
      title: 'merchant.one',
      permission: 'merchants.merchant.view',
      load: () => import('./merchants/merchant.case'),
    },
    MERCHANT_REGISTRATION: {
      title: 'registration.one',
      permission: 'merchants.registration.view',
      load: () => import('./registrations/registration.case'),
    },
  },
});

import { defineScreens } from '@console/remote-kit';
import { defineContributions } from '@console/remote-kit/contributions';

export const screens = defineScreens([
  {
    name: 'company-management',
    title: 'company.title',
    permission: 'company.company.view',
    load: () => import('./companies/company.list'),
  },
  {
    name: 'company-management-view',
    title: 'company.view.title',
    tab: 'company.tab',
    permission: 'company.company.view',
    load: () => import('./companies/company.view'),
  },
  {
    name: 'company-management-saveinfo-step-1-1',
    title: 'company.form.title',
    tab: 'company.form.tab',
    permission: 'company.company.save',
    load: () => import('./companies/company-identity.step'),
  },
  {
    name: 'company-management-saveinfo-step-1-2',
    title: 'company.form.title',
    tab: 'company.form.tab',
    permission: 'company.company.save',
    load: () => import('./companies/company-contact.step'),
  },
  {
    name: 'company-management-saveinfo-step-1-3',
    title: 'company.form.title',
    tab: 'company.form.tab',
    permission: 'company.company.save',
    load: () => import('./companies/company-brand.step'),
  },
  {
    name: 'company-management-saveinfo-step-2-1',
    title: 'company.form.title',
    tab: 'company.form.tab',
    permission: 'company.company.save',
    load: () => import('./companies/company-products.step'),
  },
  {
    name: 'company-management-saveinfo-step-2-2',
    title: 'company.form.title',
    tab: 'company.form.tab',
    permission: 'company.company.save',
    load: () => import('./companies/company-bins.step'),
  },
  {
    name: 'company-management-saveinfo-step-2-3',
    title: 'company.form.title',
    tab: 'company.form.tab',
    permission: 'company.company.save',
    load: () => import('./companies/company-invoicing.step'),
  },
  {
    name: 'company-management-saveinfo-step-3-1',
    title: 'company.form.title',
    tab: 'company.form.tab',
    permission: 'company.company.save',
    load: () => import('./companies/company-fees.step'),
  },
  {
    name: 'company-management-saveinfo-step-4-1',
    title: 'company.form.title',
    tab: 'company.form.tab',
    permission: 'company.company.save',
    load: () => import('./companies/company-submit.step'),
  },
  {
    name: 'company-agreement-management',
    title: 'agreement.title',
    permission: 'company.agreement.view',
    load: () => import('./agreements/agreement.list'),
  },
  {
    name: 'company-agreement-saveinfo',
    title: 'agreement.create.title',
    tab: 'agreement.tab',
    permission: 'company.agreement.view',
    load: () => import('./agreements/agreement-saveinfo.page'),
  },
]);

export const contributes = defineContributions({
  'page.help': {
    company: {
      title: 'company.title',
      permission: 'signed-in',
      texts: 'help',
      load: () => import('./help/page-help.section'),
    },
  },
  'review.case': {
    COMPANY_NEW: {
      title: 'company.one',
      permission: 'company.company.view',
      load: () => import('./companies/company.case'),
    },
    COMPANY_CHANGE: {
      title: 'company.one',
      permission: 'company.company.view',
      load: () => import('./companies/company.case'),
    },
    INVOICE: {
      title: 'invoice.one',
      permission: 'company.invoice.view',
      load: () => import('./invoices/invoice.case'),
    },
  },
});

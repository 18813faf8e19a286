import type { Area, Catalogue } from '../area';
import * as register from './register';
import * as registrations from './registration';

const permissions: Catalogue = {
  'merchants.registration.view': {
    name: { en_US: 'View merchant registrations', zh_CN: '查看商户注册' },
    pages: ['merchant-register-management', 'merchant-register-review'],
    risk: 'LOW',
  },
  'merchants.registration.decide': {
    name: { en_US: 'Review merchant registrations', zh_CN: '审核商户注册' },
    pages: [],
    risk: 'HIGH',
  },
  'merchants.registration.export': {
    name: { en_US: 'Export merchant registrations', zh_CN: '导出商户注册' },
    pages: [],
    risk: 'LOW',
  },
};

/** Operations, permissions and labels of merchant registrations. */
export const registrationArea = {
  operations: [register, registrations],
  permissions,
  actions: {
    '/public/register': ['Register merchant', '商户注册'],
    '/public/register/verify': ['Submit registration of merchant', '提交商户注册'],
    '/merchantRegistration/approve': ['Approve merchant registration', '通过商户注册'],
    '/merchantRegistration/reject': ['Reject merchant registration', '驳回商户注册'],
    '/merchantRegistration/show': ['View contact details of applicant', '查看注册人联系方式'],
    '/merchantRegistration/export': ['Export merchant registrations', '导出商户注册'],
  },
  objects: {
    merchant_registration: ['Merchant registration', '商户注册'],
  },
  reviews: {
    MERCHANT_REGISTRATION: {
      label: ['Merchant registration', '商户注册'],
      steps: ['merchants.registration.decide'],
      // Only users who can view registrations can view applicants.
      seenWith: 'merchants.registration.view',
      listedWith: 'merchants.review.view',
      days: 60,
      reasons: 'registration_review_reason',
    },
  },
  jobs: {
    MERCHANT_REGISTRATION_EXPORT: ['Export merchant registrations', '导出商户注册'],
  },
  events: {
    'merchant.registration.submitted': ['Merchant registration submitted', '商户注册已提交'],
    'merchant.registration.decided': ['Merchant registration decided', '商户注册已处理'],
  },
} as const satisfies Area;

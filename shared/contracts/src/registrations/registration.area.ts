import type { Area } from '../area';
import * as registrations from './registration';

/** Calls, permissions and labels of registrations of merchants. */
export const registrationArea = {
  operations: [registrations],
  actions: {
    '/public/register': ['Register merchant', '商户注册'],
    '/public/register/verify': ['Verify registration of merchant', '验证商户注册'],
  },
  objects: {
    merchant_registration: ['Merchant registration', '商户注册'],
  },
} as const satisfies Area;

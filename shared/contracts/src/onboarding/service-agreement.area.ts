import type { Area } from '../area';
import * as serviceAgreement from './service-agreement';

/** Operations and labels of the service agreement of an applicant. */
export const serviceAgreementArea = {
  operations: [serviceAgreement],
  actions: {
    '/onboarding/agreement/sign': ['Sign service agreement', '签署服务协议'],
  },
} as const satisfies Area;

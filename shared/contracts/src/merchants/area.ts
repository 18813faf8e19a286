import type { Area } from '../area';
import { merchantsMessages } from './messages';
import { merchantsOperations } from './operations';

export const merchantsArea = {
  fields: merchantsMessages,
  operations: merchantsOperations,
  actions: {
    '/public/register': ['Register merchant', '商户注册'],
    '/public/register/verify': ['Verify registration of merchant', '验证商户注册'],
  },
  objects: { merchant_registration: ['Merchant registration', '商户注册'] },
} as const satisfies Area;

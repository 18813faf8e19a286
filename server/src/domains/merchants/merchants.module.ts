import type { Module } from '../../platform/module';
import { apiKeyModule } from './api-keys/api-key.module';
import { merchantModule } from './merchants/merchant.module';
import { merchantReviewModule } from './merchant-reviews/merchant-review.module';
import { registrationModule } from './registrations/registration.module';

export const merchantsModule: Module = {
  name: 'merchants',
  uses: ['accounts'],
  nouns: [merchantModule, registrationModule, merchantReviewModule, apiKeyModule],
};

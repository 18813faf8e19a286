import type { Feature } from '../../platform/feature';
import { apiKeyFeature } from './api-keys/api-key.feature';
import { merchantFeature } from './merchants/merchant.feature';
import { merchantReviewFeature } from './merchant-reviews/merchant-review.feature';
import { registrationFeature } from './registrations/registration.feature';

export const merchantsFeature: Feature = {
  name: 'merchants',
  uses: ['accounts'],
  nouns: [merchantFeature, registrationFeature, merchantReviewFeature, apiKeyFeature],
};

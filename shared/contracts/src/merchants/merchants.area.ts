import type { Area } from '../area';
import { apiKeyArea } from './api-key.area';
import { registrationArea } from './registration.area';
import { merchantArea } from './merchant.area';
import { merchantReviewArea } from './merchant-review.area';
import { merchantsMessages } from './messages';

/** Texts of field codes are one file of the domain: rules of several nouns use them, and pages load that file. */
const merchantsArea = { fields: merchantsMessages } as const satisfies Area;

/** The nouns of this domain. */
export const merchantsAreas = [
  merchantsArea,
  merchantArea,
  registrationArea,
  merchantReviewArea,
  apiKeyArea,
] as const satisfies readonly Area[];

import type { Area } from '../area';
import { apiKeyArea } from './api-key.area';
import { registrationArea } from './registration.area';
import { merchantArea } from './merchant.area';
import { merchantReviewArea } from './merchant-review.area';
import { merchantsMessages } from './messages';
import { restrictionMessages } from './restriction-messages';

/** Texts of field codes. They are one file for the domain, because rules of several nouns use them. */
const merchantsArea = { fields: merchantsMessages, reasons: restrictionMessages } as const satisfies Area;

/** Areas of this domain. */
export const merchantsAreas = [
  merchantsArea,
  merchantArea,
  registrationArea,
  merchantReviewArea,
  apiKeyArea,
] as const satisfies readonly Area[];

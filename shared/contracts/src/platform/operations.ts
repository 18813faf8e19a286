import * as common from '../common/common';
import * as clock from '../releases/clock';
import * as traces from '../releases/trace';
import * as uploads from '../files/upload';
import * as jobs from '../jobs/job';
import * as menus from '../menus/menu';
import * as notifications from '../notifications/notification';
import * as passwords from '../passwords/password';
import * as ownSessions from '../profile/own-session';
import * as profiles from '../profile/profile';
import * as agreement from '../public/agreement';
import * as brand from '../public/brand';
import * as related from '../related/related';
import * as reviews from '../reviews/review';
import * as secondFactors from '../second-factor/second-factor';
import * as dueAgreements from '../session/due-agreements';
import * as session from '../session/session';
import * as stepUp from '../session/step-up';
import * as stepDrafts from '../step-drafts/step-draft';
import * as views from '../views/view';
import * as webhooks from '../webhooks/webhook';

/** Operations of this area. */
export const platformOperations = [
  common,
  clock,
  traces,
  uploads,
  jobs,
  menus,
  notifications,
  passwords,
  ownSessions,
  profiles,
  agreement,
  brand,
  related,
  reviews,
  secondFactors,
  dueAgreements,
  session,
  stepUp,
  stepDrafts,
  views,
  webhooks,
];

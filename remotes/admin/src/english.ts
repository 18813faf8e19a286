import audit from './audit/en-US.json';
import census from './census/en-US.json';
import clock from './clock/en-US.json';
import common from './common/en-US.json';
import menus from './menus/en-US.json';
import moduleGrants from './module-grants/en-US.json';
import modules from './modules/en-US.json';
import profile from './profile/en-US.json';
import reviews from './reviews/en-US.json';
import webhooks from './webhooks/en-US.json';

export default {
  ...audit,
  ...census,
  ...clock,
  ...common,
  ...menus,
  ...moduleGrants,
  ...modules,
  ...profile,
  ...reviews,
  ...webhooks,
};

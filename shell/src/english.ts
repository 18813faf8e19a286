import boot from './boot/en-US.json';
import developing from './developing/en-US.json';
import drafts from './drafts/en-US.json';
import errors from './errors/en-US.json';
import frame from './frame/en-US.json';
import idle from './idle/en-US.json';
import jobs from './jobs/en-US.json';
import menus from './menus/en-US.json';
import notifications from './notifications/en-US.json';
import onboarding from './onboarding/en-US.json';
import palette from './palette/en-US.json';
import preferences from './preferences/en-US.json';
import reach from './reach/en-US.json';
import session from './session/en-US.json';
import signIn from './sign-in/en-US.json';
import stepUp from './step-up/en-US.json';
import swapping from './swapping/en-US.json';
import tabs from './tabs/en-US.json';
import verification from './verification/en-US.json';

export default {
  ...boot,
  ...developing,
  ...drafts,
  ...errors,
  ...frame,
  ...idle,
  ...jobs,
  ...menus,
  ...notifications,
  ...onboarding,
  ...palette,
  ...preferences,
  ...reach,
  ...session,
  ...signIn,
  ...stepUp,
  ...swapping,
  ...tabs,
  ...verification,
};

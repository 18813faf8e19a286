import boot from './boot/zh-CN.json';
import developing from './developing/zh-CN.json';
import drafts from './drafts/zh-CN.json';
import errors from './errors/zh-CN.json';
import frame from './frame/zh-CN.json';
import idle from './idle/zh-CN.json';
import jobs from './jobs/zh-CN.json';
import menus from './menus/zh-CN.json';
import notifications from './notifications/zh-CN.json';
import onboarding from './onboarding/zh-CN.json';
import palette from './palette/zh-CN.json';
import preferences from './preferences/zh-CN.json';
import reach from './reach/zh-CN.json';
import session from './session/zh-CN.json';
import signIn from './sign-in/zh-CN.json';
import stepUp from './step-up/zh-CN.json';
import swapping from './swapping/zh-CN.json';
import tabs from './tabs/zh-CN.json';
import verification from './verification/zh-CN.json';

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

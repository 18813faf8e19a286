import audit from './audit/zh-CN.json';
import census from './census/zh-CN.json';
import clock from './clock/zh-CN.json';
import common from './common/zh-CN.json';
import menus from './menus/zh-CN.json';
import moduleGrants from './module-grants/zh-CN.json';
import modules from './modules/zh-CN.json';
import profile from './profile/zh-CN.json';
import reviews from './reviews/zh-CN.json';
import webhooks from './webhooks/zh-CN.json';

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

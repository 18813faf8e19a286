import apiKeys from './api-keys/zh-CN.json';
import merchants from './merchants/zh-CN.json';
import reviews from './merchant-reviews/zh-CN.json';
import registrations from './registrations/zh-CN.json';

export default { ...apiKeys, ...merchants, ...registrations, ...reviews };

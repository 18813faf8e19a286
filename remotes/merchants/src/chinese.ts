import merchants from './merchants/zh-CN.json';
import registrations from './registrations/zh-CN.json';

export default { ...merchants, ...registrations };

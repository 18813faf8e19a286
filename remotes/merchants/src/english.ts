import merchants from './merchants/en-US.json';
import registrations from './registrations/en-US.json';

export default { ...merchants, ...registrations };

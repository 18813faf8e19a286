import apiKeys from './api-keys/en-US.json';
import merchants from './merchants/en-US.json';
import reviews from './merchant-reviews/en-US.json';
import registrations from './registrations/en-US.json';

export default { ...apiKeys, ...merchants, ...registrations, ...reviews };

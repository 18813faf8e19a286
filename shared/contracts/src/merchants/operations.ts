import * as merchants from './merchant';
import * as registrations from '../registrations/registration';

/** Where the calls of this area are. */
export const merchantsOperations = [merchants, registrations];

import { registrationStates } from '@console/contracts';
import { demoCompanies } from '@console/demo/ids';
import { fixedId } from '../../../platform/db/ids';
import { sql } from '../../../platform/db/sql';
import { describeTransitions } from '../../../testing/transition-tables';
import { transitionRegistration } from './registration.store';

describeTransitions({
  'merchant registration': {
    table: sql`merchant_registration`,
    objectType: 'merchant_registration',
    field: 'state',
    states: registrationStates,
    transitions: {
      'EMAIL_UNVERIFIED>SUBMITTED': ['CONSOLE'],
      'SUBMITTED>APPROVED': ['CONSOLE'],
      'SUBMITTED>REJECTED': ['CONSOLE', 'SYSTEM'],
    },
    events: {
      'EMAIL_UNVERIFIED>SUBMITTED': 'merchant.registration.submitted',
      'SUBMITTED>APPROVED': 'merchant.registration.decided',
      'SUBMITTED>REJECTED': 'merchant.registration.decided',
    },
    find: sql`
      insert into merchant_registration (id, company_id, username, area_code, phone, email, password_hash, language, ip,
        site_origin, state, token_hash, token_expires_at, agreed_at, created_at, updated_at)
      values (${fixedId('reg', 900)}, ${demoCompanies.aldermoor}, 'Moved', '+65', '81234567', 'moved@trading.example', 'hash',
        'en_US', '127.0.0.1', '', 'SUBMITTED', 'hash of a test', now(), now(), now(), now())
      returning id`,
    set: (state) => sql`state = ${state}`,
    read: sql`state`,
    transition: transitionRegistration,
  },
});

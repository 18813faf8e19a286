import {
  approveRegistration,
  countRegistrationExport,
  exportRegistrations,
  listRegistrations,
  readRegistration,
  readRegistrationHistory,
  rejectRegistration,
  showRegistration,
} from '@console/contracts/merchants';
import { findRecordHistory } from '../../../platform/audit/record-history.query';
import type { App } from '../../../platform/deps';
import { mountExport } from '../../../platform/exports/mount-export';
import { mount } from '../../../platform/http/mount';
import * as actions from './registration.actions';
import { registrationExport } from './registration.export';
import { findRegistration, findRegistrations, toRegistrationDetail } from './registration.query';

export function registrationRoutes(app: App): void {
  mount(app, listRegistrations, (query, context) => findRegistrations(context, query));
  mount(app, readRegistration, async ({ id }, context) =>
    toRegistrationDetail(await findRegistration(context, id), context.actor),
  );
  mount(app, readRegistrationHistory, async ({ id }, context) => {
    await findRegistration(context, id);
    return findRecordHistory(context, { objectType: 'merchant_registration', id });
  });
  mount(app, showRegistration, ({ id }, context) => actions.showContact(id, context));
  mount(app, approveRegistration, actions.approveRegistration);
  mount(app, rejectRegistration, actions.rejectRegistration);
  mountExport(app, {
    count: countRegistrationExport,
    start: exportRegistrations,
    type: 'MERCHANT_REGISTRATION_EXPORT',
    dataset: registrationExport,
  });
}

import { listSendAttempts, listSendRecords, readSendRecord, resendMail } from '@console/contracts/send-records';
import type { App } from '../../../platform/deps';
import { mount } from '../../../platform/http/mount';
import { refuseParts } from '../../../platform/http/whole-company';
import { resend } from './send-record.actions';
import { findSendAttempts, findSendRecord, findSendRecords } from './send-record.query';

/** Operations on the send records of a company. They require access to the whole company. */
export function sendRecordRoutes(app: App): void {
  mount(app, listSendRecords, async (query, context) => {
    refuseParts(context.actor);
    return findSendRecords(context, query);
  });
  mount(app, readSendRecord, async ({ id }, context) => {
    refuseParts(context.actor);
    return findSendRecord(context, id);
  });
  mount(app, listSendAttempts, async ({ id }, context) => {
    refuseParts(context.actor);
    return { list: await findSendAttempts(context, id) };
  });
  mount(app, resendMail, async (target, context) => {
    refuseParts(context.actor);
    return resend(target, context);
  });
}

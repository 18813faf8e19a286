import { codes } from '@console/contracts';
import { operations } from '@console/contracts/operations';
import { listAudit, listAuditChoices, readAudit, verifyAudit } from '@console/contracts/audit';
import type { App } from '../../../platform/deps';
import { mount } from '../../../platform/http/mount';
import { refuseParts } from '../../../platform/http/whole-company';
import { Refusal } from '../../../platform/refusal';
import { findActors, findAuditDetail, findAuditLines, verifyAuditLog } from './audit-list.query';

/** A call that writes leaves a line, unless its contract says otherwise; of the others only what was denied. */
const auditedPaths = Object.values(operations)
  .filter(({ audit }) => audit)
  .map(({ path }) => path)
  .sort();

export function auditRoutes(app: App): void {
  mount(app, listAudit, async (query, context) => {
    refuseParts(context.actor);
    return findAuditLines(context, query);
  });
  mount(app, readAudit, async ({ id }, context) => {
    refuseParts(context.actor);
    const detail = await findAuditDetail(context, id);
    if (!detail) throw new Refusal(codes.notFound);
    return detail;
  });
  mount(app, listAuditChoices, async (_input, context) => {
    refuseParts(context.actor);
    return { actors: await findActors(context), actions: auditedPaths };
  });
  mount(app, verifyAudit, async (_input, { db, actor, now }) => {
    refuseParts(actor);
    return verifyAuditLog(db, now);
  });
}

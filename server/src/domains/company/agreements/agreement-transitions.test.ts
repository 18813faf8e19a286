import { agreementStatuses } from '@console/contracts/company';
import { demoCompanies } from '@console/demo/ids';
import { fixedId } from '../../../platform/db/ids';
import { sql } from '../../../platform/db/sql';
import type { Ctx } from '../../../platform/context';
import type { StateTransition } from '../../../platform/transitions/record-transitions';
import { describeTransitions } from '../../../testing/transition-tables';
import { transitionAgreement } from './agreement.store';

/** Changes the status of a version as the actions do: publishing sets a date. */
const transition = (ctx: Ctx, { id, from, to }: StateTransition<never>) =>
  transitionAgreement(ctx, {
    id,
    from,
    to,
    type: 'SERVICE',
    versionNo: 900,
    label: 'Moved · 900',
    ...((to as string) === 'PUBLISHED' && { effectiveFrom: '2026-03-09' }),
  });

describeTransitions({
  agreement: {
    table: sql`agreement`,
    objectType: 'agreement',
    field: 'status',
    states: agreementStatuses,
    transitions: {
      'DRAFT>PUBLISHED': ['CONSOLE'],
      'PUBLISHED>ARCHIVED': ['CONSOLE', 'SYSTEM'],
    },
    events: { 'DRAFT>PUBLISHED': 'agreement.published' },
    find: sql`
      with gone as (delete from agreement where company_id = ${demoCompanies.aldermoor} and type = 'SERVICE'
        and status = 'DRAFT' returning id)
      insert into agreement (id, company_id, type, version_no, status, title_en, title_zh, body_en, body_zh, effective_from,
        acceptance_required, published_at, created_at, created_by, updated_at, updated_by)
      -- Reading the deleted rows makes the deletion come first.
      select ${fixedId('agreement', 900)}, ${demoCompanies.aldermoor}, 'SERVICE', 900, 'DRAFT', 'Moved', '变更', '<p>a</p>',
        '<p>甲</p>', '2026-03-09', false, now(), now(), 'test', now(), 'test'
      from (select count(*) from gone) as deleted
      returning id`,
    set: (state) => sql`status = ${state}`,
    read: sql`status`,
    transition,
  },
});

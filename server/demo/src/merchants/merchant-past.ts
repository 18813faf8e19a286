import { type DemoMerchant, demoMerchants } from '../issuing/merchants';
import type { Past } from '../issuing/past-lines';
import type { Person, Staff } from '../issuing/people';
import { merchantDetails } from './merchant-details.data';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Rejection reason of the demo's rejected merchant. */
export const rejectedReason = 'The licence has expired. Upload the renewed one.';

interface Times {
  /** Creation time of all demo merchants. */
  begin: Date;
  now: Date;
}

/** Audit log entries of the demo merchants, from their creation to their current status. */
export const merchantPast = (staffOf: (companyId: string) => Staff, times: Times): Past[] =>
  demoMerchants.flatMap((merchant) => pastOf(merchant, staffOf(merchant.companyId), times));

function pastOf(merchant: DemoMerchant, { issuer, checker }: Staff, { begin, now }: Times): Past[] {
  const { id, companyId, name, country, status } = merchant;
  const { mcc = '', daysAgo = 0 } = merchantDetails[name.en_US] ?? {};
  const after = (hours: number) => new Date(begin.getTime() + hours * hourMs);
  const ago = (days: number) => new Date(now.getTime() - days * dayMs);
  const line = (rest: Pick<Past, 'at' | 'action' | 'after'> & Partial<Past>): Past => ({
    companyId,
    by: issuer,
    object: ['merchant', id, name.en_US],
    ...rest,
  });
  const statusChange = (action: Past['action'], at: Date, by: Person, [from, to]: [string, string]): Past =>
    line({ action, at, by, before: { status: from }, after: { status: to } });
  const created = line({
    action: '/merchant/saveIdentity',
    at: begin,
    after: { nameEn: name.en_US, nameZh: name.zh_CN, country, mcc },
  });
  const submitted = (at: Date) => statusChange('/merchant/submit', at, issuer, ['DRAFT', 'PENDING_REVIEW']);
  const decided = (at: Date, to: 'ACTIVE' | 'REJECTED') =>
    statusChange('/review/decide', at, checker, ['PENDING_REVIEW', to]);
  const active = [created, submitted(after(1)), decided(after(3), 'ACTIVE')];
  switch (status) {
    case 'DRAFT':
      return [created];
    case 'PENDING_REVIEW':
      return [created, submitted(ago(daysAgo))];
    case 'REJECTED':
      return [created, submitted(ago(daysAgo + 2)), { ...decided(ago(daysAgo), 'REJECTED'), reason: rejectedReason }];
    case 'ACTIVE':
      return active;
    case 'SUSPENDED': {
      const suspended = statusChange('/merchant/suspend', ago(daysAgo), issuer, ['ACTIVE', 'SUSPENDED']);
      return [...active, { ...suspended, reason: 'Two invoices are overdue' }];
    }
    case 'CLOSED': {
      const closed = statusChange('/merchant/close', ago(daysAgo), issuer, ['ACTIVE', 'CLOSED']);
      return [...active, { ...closed, reason: 'The merchant ended its business' }];
    }
  }
}

import { merchantStatuses } from '@console/contracts/merchants';
import { restrictionOf } from './restriction.rules';

const kinds: Record<string, string> = { SUSPENDED: 'SUSPENDED', CLOSED: 'CLOSED' };
const kindOf = (status: string) => kinds[status] ?? 'NOT_ACTIVE';
const pairs = merchantStatuses.flatMap((merchant) => merchantStatuses.map((company) => [merchant, company] as const));

test.each(pairs)(
  'a %s merchant of a company that is %s has its own restriction before that of the company',
  (merchant_status, company_status) => {
    const own = merchant_status === 'ACTIVE' ? null : `MERCHANT_${kindOf(merchant_status)}`;
    const ofCompany = company_status === 'ACTIVE' ? null : `COMPANY_${kindOf(company_status)}`;
    expect(restrictionOf({ merchant_status, company_status })).toBe(own ?? ofCompany);
  },
);

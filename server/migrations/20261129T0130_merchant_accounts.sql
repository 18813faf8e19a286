-- Lock: new tables only.
-- Accounts follow the currencies of their merchant. A merchant from before currencies were stored has those of its accounts;
-- an approved merchant without an account in one of its currencies gets it. Its id is a ULID of hexadecimal digits.
update merchant set currencies = held.currencies
from (select merchant_id, array_agg(trim(currency) order by currency) as currencies from account group by merchant_id) as held
where held.merchant_id = merchant.id and merchant.currencies = '{}';

insert into ledger_account (id, company_id, owner_type, owner_id, code, currency, normal_side, allow_negative, created_at)
select 'ledger_0' || upper(left(md5(m.id || currency || 'ledger'), 25)), m.company_id, 'MERCHANT', m.id,
  'MERCHANT_AVAILABLE', currency, 'C', false, m.updated_at
from merchant m cross join unnest(m.currencies) as currency
where m.status in ('ACTIVE', 'SUSPENDED') and m.deleted_at is null
on conflict do nothing;

insert into account (id, company_id, merchant_id, currency, ledger_account_id, status, created_at, created_by, updated_at,
  updated_by)
select 'acct_0' || upper(left(md5(l.id), 25)), l.company_id, m.id, l.currency, l.id, 'NORMAL', l.created_at, 'system',
  l.created_at, 'system'
from ledger_account l join merchant m on m.id = l.owner_id
where l.code = 'MERCHANT_AVAILABLE' and m.status in ('ACTIVE', 'SUSPENDED') and m.deleted_at is null
  and trim(l.currency) = any(m.currencies)
on conflict do nothing;

-- Lock: new tables only.
-- Returns the status of a company and locks its row against changes until the end of the transaction. Requests cannot lock
-- the row themselves, because they may not write to it.
create function lock_company_status(company_id text) returns text
  language sql volatile security definer set search_path = public, pg_temp
  as $$ select c.status from company c where c.id = lock_company_status.company_id for share $$;

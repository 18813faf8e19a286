-- Lock: all of audit_event; writers of company.
-- For: minutes per million rows of audit_event.
-- The audit log as a chain: each line carries a hash over itself and the line before it, so that a line that was
-- changed, removed or slipped in is found. The chain is made here, so that no way of writing a line goes around it.

create table audit_head (
  company_id text primary key references company (id),
  seq bigint not null,
  hash text not null
);

alter table audit_event add column seq bigint, add column prev_hash text, add column hash text;

create function audit_event_hash(e audit_event) returns text language sql stable as $$
  select encode(sha256(convert_to(concat_ws('|', e.prev_hash, e.id, e.company_id, e.seq, iso_instant(e.at), e.actor_type,
    e.actor_id, coalesce(e.session_id, ''), coalesce(e.ip, ''), coalesce(e.user_agent, ''), e.action, e.object_type,
    e.object_id, e.object_label, coalesce(e.before::text, ''), coalesce(e.after::text, ''), coalesce(e.reason, ''),
    coalesce(e.idempotency_key, ''), e.trace_id, e.result), 'UTF8')), 'hex')
$$;

-- Runs as the owner, because nobody else may write the end of the chain. A line locks it until its transaction ends;
-- lines are written last, so that nobody waits for long.
create function chain_audit_event() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  head audit_head;
begin
  insert into audit_head (company_id, seq, hash) values (new.company_id, 0, '') on conflict do nothing;
  select * into head from audit_head where company_id = new.company_id for update;
  new.seq := head.seq + 1;
  new.prev_hash := head.hash;
  new.hash := audit_event_hash(new);
  update audit_head set seq = new.seq, hash = new.hash where company_id = new.company_id;
  return new;
end $$;

-- Lines from before the chain get their places in the order of their writing.
alter table audit_event disable trigger audit_event_insert_only;
update audit_event e set seq = numbered.seq
from (select id, row_number() over (partition by company_id order by at, id) as seq from audit_event) numbered
where numbered.id = e.id;
do $$
declare
  one audit_event;
  company text := '';
  last_hash text := '';
begin
  for one in select * from audit_event order by company_id, seq loop
    if one.company_id <> company then
      company := one.company_id;
      last_hash := '';
    end if;
    one.prev_hash := last_hash;
    last_hash := audit_event_hash(one);
    update audit_event set prev_hash = one.prev_hash, hash = last_hash where id = one.id;
  end loop;
end $$;
insert into audit_head (company_id, seq, hash)
select distinct on (company_id) company_id, seq, hash from audit_event order by company_id, seq desc;
alter table audit_event enable trigger audit_event_insert_only;

alter table audit_event
  alter column seq set not null,
  alter column prev_hash set not null,
  alter column hash set not null,
  add unique (company_id, seq);
create trigger audit_event_chained before insert on audit_event for each row execute function chain_audit_event();

call tenant_table('audit_head');
revoke insert, update, delete on audit_head from vcc_app;

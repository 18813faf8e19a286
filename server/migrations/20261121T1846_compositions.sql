-- Lock: all of audit_event, remote_fault; writers of company.
-- For: seconds per million rows of audit_event.
-- Which versions a page ran when it asked for something, so that an error can be told from its id.

-- Part of the chain where it is there; lines from before keep their hashes.
alter table audit_event add column composition text;
create or replace function audit_event_hash(e audit_event) returns text language sql stable as $$
  select encode(sha256(convert_to(concat_ws('|', e.prev_hash, e.id, e.company_id, e.seq, iso_instant(e.at), e.actor_type,
    e.actor_id, coalesce(e.session_id, ''), coalesce(e.ip, ''), coalesce(e.user_agent, ''), e.action, e.object_type,
    e.object_id, e.object_label, coalesce(e.before::text, ''), coalesce(e.after::text, ''), coalesce(e.reason, ''),
    coalesce(e.idempotency_key, ''), e.trace_id, e.result, e.composition), 'UTF8')), 'hex')
$$;
create index audit_event_trace on audit_event (company_id, trace_id);

alter table remote_fault add column composition text;
create index remote_fault_trace on remote_fault (company_id, trace_id);

-- Calls that broke. Their work was undone, so nothing else is left of them but a line of the log of the server.
create table call_fault (
  trace_id text primary key,
  company_id text not null references company (id),
  session_id text not null,
  user_id text not null,
  path text not null,
  composition text,
  at timestamptz not null
);
create index call_fault_age on call_fault (at);
call tenant_table('call_fault');

-- Lock: all of card; writers of audit_event.
-- For: minutes per million rows of card or audit_event.
-- A page far down the list of expired cards passes all rows before it, month by month side by side. What decides whether a
-- card is one of them stands in the index, so that only the rows of the page itself are read. Of very many it takes long.
set local statement_timeout = 0;
drop index card_by_valid_month;
create index card_by_valid_month on card (company_id, valid_month, created_at desc, id desc)
  include (valid_to, create_status, cancel_state, merchant_id, deleted_at);

-- Words of the audit log. A line costs a deed next to nothing: it is put on a pile as it is, which nobody works off while
-- a deed waits (`foldAuditWords` does, each minute), and whoever searches looks through the pile as well.
create index audit_event_search on audit_event using gin (object_label gin_trgm_ops, reason gin_trgm_ops)
  with (fastupdate = on, gin_pending_list_limit = 65536);

-- An object is known by kind and id: the index that has both is asked once for each kind that there is.
create function audit_lines_like(word text, pattern text, most int) returns setof text
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  company text := current_setting('app.company_id', true);
begin
  return query execute format(
    'with recursive kind(name) as (
       (select object_type from audit_event where company_id = %1$L order by object_type limit 1)
       union all
       select (select e.object_type from audit_event e where e.company_id = %1$L and e.object_type > kind.name
         order by e.object_type limit 1)
       from kind where kind.name is not null
     )
     select found.id from (
       select e.id from kind join audit_event e
         on e.company_id = %1$L and e.object_type = kind.name and e.object_id = %2$L
       union
       select id from audit_event where company_id = %1$L and (object_label ilike %3$L or reason ilike %3$L)
     ) found limit %4$s', company, word, pattern, most);
end $$;

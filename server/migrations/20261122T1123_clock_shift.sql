-- Lock: new tables only.
-- How far the present of a sandbox was moved ahead of the machine that it runs on. It never goes back: what was written
-- at a later time would be read at an earlier one.
create table clock_shift (
  is_only boolean primary key default true check (is_only),
  -- Ten years at most.
  ahead_seconds bigint not null check (ahead_seconds between 0 and 315576000)
);
insert into clock_shift (ahead_seconds) values (0);
revoke insert, delete on clock_shift from vcc_app;

-- Tells every process. Whoever is signed in stays so: time went by, but nobody was idle.
create function tell_clock() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  step interval := (new.ahead_seconds - old.ahead_seconds) * interval '1 second';
begin
  if step < interval '0' then raise exception 'the clock does not go back'; end if;
  update session set last_active_at = last_active_at + step, expires_at = expires_at + step where ended_at is null;
  perform pg_notify('vcc_event', json_build_object('say', 'clock', 'aheadSeconds', new.ahead_seconds)::text);
  return null;
end $$;
create trigger clock_shift_told after update on clock_shift for each row execute function tell_clock();

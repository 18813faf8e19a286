-- Lock: writers of release, role_button, session, user_role.
-- For: a moment.
-- What open pages are told at once. Whoever writes these rows tells every process, when and only if the write is kept.

create function tell_release() returns trigger language plpgsql as $$
begin
  perform pg_notify('vcc_event', json_build_object('say', 'release', 'number', new.number)::text);
  return null;
end $$;
create trigger release_told after insert on release for each row execute function tell_release();

create function tell_session_over() returns trigger language plpgsql as $$
begin
  perform pg_notify('vcc_event', json_build_object('say', 'over', 'sessionId', new.id)::text);
  return null;
end $$;
create trigger session_over_told after update of ended_at on session for each row
  when (old.ended_at is null and new.ended_at is not null) execute function tell_session_over();

-- Equal notices of one transaction are sent once, so saving a role with many buttons tells each of its people once.
create function tell_grants_of_user() returns trigger language plpgsql as $$
begin
  perform pg_notify('vcc_event', json_build_object('say', 'grants', 'userId', coalesce(new.user_id, old.user_id))::text);
  return null;
end $$;
create trigger user_role_told after insert or update or delete on user_role for each row
  execute function tell_grants_of_user();

create function tell_grants_of_role() returns trigger language plpgsql as $$
begin
  perform pg_notify('vcc_event', json_build_object('say', 'grants', 'userId', user_id)::text)
  from user_role where role_id = coalesce(new.role_id, old.role_id);
  return null;
end $$;
create trigger role_button_told after insert or update or delete on role_button for each row
  execute function tell_grants_of_role();

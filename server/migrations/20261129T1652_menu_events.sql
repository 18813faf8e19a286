-- Lock: writers of menu.
-- For: a moment.
-- Tells all open pages that a menu has changed. Equal notices of one transaction are sent once.
create function tell_menus() returns trigger language plpgsql as $$
begin
  perform pg_notify('vcc_event', json_build_object('say', 'menus')::text);
  return null;
end $$;
create trigger menu_told after insert or delete on menu for each row execute function tell_menus();
create trigger changed_menu_told after update on menu for each row
  when (old.* is distinct from new.*) execute function tell_menus();

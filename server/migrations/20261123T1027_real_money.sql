-- Lock: all of button; writers of role_button.
-- For: a moment.
-- Whether the money of this database is real. The first start with real money writes the row, and nothing takes it away:
-- from then on nobody may make up money or time in it.
create table real_money (
  is_only boolean primary key default true check (is_only),
  since timestamptz not null
);
revoke insert, update, delete on real_money from vcc_app;

alter table button add column is_sandbox_only boolean not null default false;

create function refuse_sandbox_button() returns trigger language plpgsql as $$
begin
  if exists (select from real_money) and exists (select from button where code = new.button_code and is_sandbox_only)
    then raise exception 'the permission % is of sandboxes, and the money here is real', new.button_code;
  end if;
  return new;
end $$;
create trigger role_button_not_of_sandbox before insert or update on role_button for each row
  execute function refuse_sandbox_button();

-- Lock: new tables only.
-- For: a moment; some rows.
-- MAC addresses are stored with capital letters and colons, in whichever notation they were typed.
update app_user set mac_address =
  upper(regexp_replace(regexp_replace(mac_address, '[^0-9A-Fa-f]', '', 'g'), '(..)(?!$)', '\1:', 'g'))
where mac_address <> '';

-- Lock: all of file_object.
-- For: a second per million rows of file_object.
-- Place that a picture was uploaded for: a logo has the pixels of its place, so it cannot be used in another one.
alter table file_object add column picture_purpose text
  check (picture_purpose in ('PICTURE', 'LOGO', 'PAYMENT_LOGO', 'DASHBOARD_LOGO', 'ICON'));
update file_object set picture_purpose = 'PICTURE' where picture_key is not null;
alter table file_object add check ((picture_key is null) = (picture_purpose is null));

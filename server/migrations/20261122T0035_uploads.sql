-- Lock: all of app_user, file_object; writers of file_ticket.
-- For: seconds per million rows of app_user or file_object.
-- What people give: a file that is attached to nothing is gone after an hour. A picture is shown by a key that nobody
-- guesses, since an image of a page cannot carry a token.
alter table file_object add column picture_key text unique check (picture_key ~ '^[\w-]{43}$');
alter table app_user add column picture_file_id text references file_object (id) on delete set null;
create index app_user_picture on app_user (picture_file_id) where picture_file_id is not null;
create index file_ticket_of_user on file_ticket (user_id) where deed = 'UPLOAD';

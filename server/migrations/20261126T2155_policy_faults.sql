-- Lock: all of remote_fault.
-- For: a moment; the table keeps 30 days.
-- What the content security policy refused is reported too, with the version whose code wanted it.
alter table remote_fault drop constraint remote_fault_step_check;
alter table remote_fault add constraint remote_fault_step_check
  check (step in ('LOAD', 'MOUNT', 'RENDER', 'EVENT', 'PROMISE', 'BLOCKED', 'POLICY', 'SWITCHED_OFF'));

-- Lock: all of job.
-- For: a moment.
-- Attempts that an error of the server's own code ended. The second one ends the job, with the id under which the error is
-- in the log; an attempt whose process died counts in `takeovers`.
alter table job
  add column faults int not null default 0 check (faults >= 0),
  add column trace_id text;

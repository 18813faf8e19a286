-- Lock: writers of app_user, cancel_request, company, file_object.
-- For: a moment.
-- What proves the figure of a channel that a cancellation followed. A file belongs to one case, and stays with it.
create table cancel_evidence (
  file_id text primary key references file_object (id),
  company_id text not null references company (id),
  review_id text not null references cancel_request (review_id),
  given_by text not null references app_user (id),
  given_at timestamptz not null
);
create index cancel_evidence_review on cancel_evidence (review_id, given_at);
create index cancel_evidence_giver on cancel_evidence (given_by);
create trigger cancel_evidence_insert_only before update or delete on cancel_evidence
  for each row execute function refuse_change();
create trigger cancel_evidence_no_truncate before truncate on cancel_evidence execute function refuse_change();
call tenant_table('cancel_evidence');
revoke update, delete on cancel_evidence from vcc_app;

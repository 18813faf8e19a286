-- Lock: all of agreement_acceptance, onboarding_submission.
-- For: milliseconds per million rows of agreement_acceptance.
-- Applicants sign the service agreement in the onboarding flow.
alter table agreement_acceptance drop constraint agreement_acceptance_subject_type_check;
alter table agreement_acceptance add constraint agreement_acceptance_subject_type_check
  check (subject_type in ('USER', 'REGISTRATION', 'APPLICATION'));

alter table onboarding_submission add column agreed_at timestamptz;

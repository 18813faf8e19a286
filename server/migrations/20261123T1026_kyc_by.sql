-- Lock: all of cardholder.
-- For: a moment.
-- Who found out about a holder: what they say of it is for their side. Whoever it was before is not known, and such a
-- reason is taken for one of the platform's people.
alter table cardholder add column kyc_by text;

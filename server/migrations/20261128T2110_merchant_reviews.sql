-- Lock: writers of review.
-- For: seconds per million rows of review.
-- The pages of merchant reviews list few kinds of many reviews.
create index review_by_kind on review (company_id, kind, submitted_at desc, id desc);

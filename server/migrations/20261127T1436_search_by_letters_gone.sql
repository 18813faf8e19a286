-- Lock: all of cardholder.
-- For: a moment.
-- Nothing looks names of holders up in the index of three letters any more; an insert does not keep both.
drop index cardholder_name_search;

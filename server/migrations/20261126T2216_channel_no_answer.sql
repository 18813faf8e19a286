-- Lock: new tables only.
-- That a channel said nothing in time is a code, which is read in the language of the user.
update card_order set last_error = 'NO_ANSWER' where last_error = 'The channel did not answer in time.';

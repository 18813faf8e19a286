-- Lock: all of card_bin.
-- For: a moment.
-- The name of the holder is embossed on cards of such a BIN, so it must be in letters that can be.
alter table card_bin add column needs_embossing boolean not null default false;

-- Lock: all of share_group.
-- For: seconds per million rows of share_group.
-- A group that allocates: each card holds money of its own about this much, moved in and out of the pool.
-- Null where the cards draw on the pool at once, as those of groups do that were made before.
alter table share_group
  add column card_target_minor bigint check (card_target_minor > 0),
  -- When the pool could not fill a card; empty again once every card has what it should.
  add column short_at timestamptz;
create index share_group_allocating on share_group (company_id) where card_target_minor is not null;

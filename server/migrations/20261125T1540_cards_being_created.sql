-- Lock: all of card_tally.
-- For: seconds per million rows of card_tally.
-- A card whose order is still on its way is told apart from one whose order the channel has.
-- No card has said so before: nothing is counted anew.
alter table card_tally drop constraint card_tally_standing_check;
alter table card_tally add constraint card_tally_standing_check check
  (standing in ('CREATING', 'PENDING', 'FAILED', 'CANCELLED', 'CANCEL_REVIEW', 'FROZEN', 'ACTIVE'));

create or replace function card_standing(create_status text, status text, cancel_state text) returns text
  language sql immutable as $$
  select case
    when create_status <> 'SUCCESS' then create_status
    when status = 'CANCELLED' then 'CANCELLED'
    when cancel_state not in ('NONE', 'FAILED') then 'CANCEL_REVIEW'
    when status = 'BLOCKED' then 'FROZEN'
    else 'ACTIVE' end
$$;

-- Lock: new tables only.
-- For: a moment; one row.
-- A cross means that something is closed or cancelled. What is to be decided has an icon of its own.
update menu set icon = 'review', version = version + 1 where url = 'cards-cancel-review' and icon = 'close';

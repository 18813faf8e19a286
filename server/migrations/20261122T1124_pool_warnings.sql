-- Lock: all of share_group, wallet.
-- For: a moment.
-- When somebody was told that little is left in a pool; empty again once there is clearly enough.
alter table share_group add column warned_at timestamptz;
alter table wallet add column warned_at timestamptz;

-- Lock: all of share_rule.
-- For: seconds per million rows of share_rule.
-- A rule may top its pools up by itself: below which part of the deposit, by which part, and how often a day at most.
alter table share_rule
  add column topup_below_percent int check (topup_below_percent between 1 and 99),
  add column topup_by_percent int check (topup_by_percent between 1 and 100),
  add column topup_max_per_day int check (topup_max_per_day between 1 and 24),
  add constraint share_rule_topup check (num_nonnulls(topup_below_percent, topup_by_percent, topup_max_per_day) in (0, 3));

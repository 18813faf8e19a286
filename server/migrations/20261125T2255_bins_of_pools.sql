-- Lock: new tables only.
-- The type of a BIN now decides what it issues. Groups and wallets drew on BINs of every type before: those that they use
-- go on to issue cards for them.
update card_bin set card_type = 'BOTH'
where card_type = 'RECHARGE' and (
  exists (select 1 from share_group g where g.bin_id = card_bin.id)
  or exists (select 1 from card c where c.bin_id = card_bin.id and c.funding_mode = 'SHARE'));

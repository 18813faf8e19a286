-- Lock: all of card_batch_item, job; writers of card, card_batch.
-- For: seconds per million rows of card or card_batch_item.
-- A file may say another deposit and another limit for each card of a batch. Null: what the batch says.
alter table card_batch_item
  add column deposit_minor bigint check (deposit_minor >= 0),
  add column limit_minor bigint check (limit_minor > 0);

-- The list of batches, and those of them in which something is not as it was asked for.
create index card_batch_by_created on card_batch (company_id, created_at desc, id desc);
create index card_batch_item_open on card_batch_item (batch_id, state) where state <> 'DONE';
create index card_unmade on card (batch_id, create_status) where create_status <> 'SUCCESS';

-- Share cards are made by batches as well.
drop index job_of_batch;
create index job_of_batch on job ((params ->> 'batchNo')) where type in ('CARD_CREATE', 'SHARE_CARD_CREATE');

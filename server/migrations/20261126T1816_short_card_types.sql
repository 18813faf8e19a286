-- Lock: new tables only.
-- Types of BINs are told apart in a narrow column. What somebody named otherwise stays.
with renamed as (
  update dict_detail set label = jsonb_build_object('en_US', it.en, 'zh_CN', it.zh)
  from (values
    ('RECHARGE', 'Reloadable prepaid card', 'Prepaid', '充值卡'),
    ('SHARE', 'Shared card', 'Shared', '共享卡'),
    ('BOTH', 'Prepaid and shared card', 'Prepaid and shared', '充值卡和共享卡')
  ) it (code, old_en, en, zh)
  where dict_detail.dict_code = 'bin_card_type' and dict_detail.code = it.code
    and dict_detail.label = jsonb_build_object('en_US', it.old_en, 'zh_CN', it.zh)
  returning dict_detail.dict_code
)
update dict set version = version + 1 where code in (select dict_code from renamed);

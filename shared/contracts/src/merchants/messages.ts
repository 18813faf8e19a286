import { addFieldMessages } from '../field-messages';

/** Texts of the field codes that this area adds. */
export const merchantsMessages = addFieldMessages({
  REFERRAL_CODE: { en_US: 'This invitation code is invalid', zh_CN: '邀请码不正确' },
  REGISTRATION_CLOSED: {
    en_US: "This merchant isn't accepting registrations right now",
    zh_CN: '该商户暂不接受注册',
  },
});

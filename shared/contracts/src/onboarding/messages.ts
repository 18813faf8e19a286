import { addFieldMessages } from '../field-messages';

/** Texts of the field codes that this area adds. */
export const onboardingMessages = addFieldMessages({
  PRODUCT_REQUIRED: { en_US: 'Select a product', zh_CN: '请选择产品' },
  PLAN_NOT_OFFERED: { en_US: "This plan isn't available", zh_CN: '该方案不可选' },
  AGREEMENT_ACCEPT_REQUIRED: { en_US: 'Accept the service agreement', zh_CN: '请勾选同意服务协议' },
  CERTIFY_REQUIRED: { en_US: 'Certify that the information is true', zh_CN: '请确认所填信息真实' },
});

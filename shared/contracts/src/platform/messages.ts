import { addFieldMessages } from '../field-messages';

/** Texts of the field codes that this area adds. */
export const platformMessages = addFieldMessages({
  PASSWORD_RULE: {
    en_US: 'Use 8 to 16 characters with upper case, lower case and a special character',
    zh_CN: '请使用8至16个字符，须包含大写字母、小写字母和特殊字符',
  },
  PASSWORD_SAME: { en_US: 'The new password must differ from the old one', zh_CN: '新密码不能与旧密码相同' },
  PASSWORD_CONFIRM: {
    en_US: 'The password entered are different, please try again.',
    zh_CN: '两次输入的密码不一致，请重新输入。',
  },
  AGREEMENT_CHANGED: {
    en_US: 'The texts were updated. Read the new versions, then agree',
    zh_CN: '协议已更新，请阅读新版本后再勾选同意',
  },
  SIGNATURE: { en_US: 'Type your name exactly as shown: {name}', zh_CN: '请按显示的姓名填写：{name}' },
  WRONG_PASSWORD: { en_US: 'Incorrect password', zh_CN: '密码不正确' },
  FILE_SIZE: { en_US: 'The file is larger than {max} MB', zh_CN: '文件超过{max} MB' },
  FILE_TYPE: { en_US: "This file type isn't supported", zh_CN: '此处不接受该类型的文件' },
  FILE_BROKEN: { en_US: 'The file is damaged, choose another one', zh_CN: '文件已损坏，请选择其他文件' },
  FILE_DIMENSIONS: {
    en_US: 'The image is {is} pixels. Required: {must}',
    zh_CN: '图片尺寸为{is}像素，须为{must}像素',
  },
  FILE_GONE: { en_US: 'The file has expired. Choose it again', zh_CN: '文件已失效，请重新选择' },
  FILE_PIXELS: {
    en_US: 'The image has more than 25 megapixels, choose a smaller one',
    zh_CN: '图片超过2500万像素，请选择较小的图片',
  },
  FILE_COSTLY: {
    en_US: 'Processing the image takes too much memory or time, choose a smaller one',
    zh_CN: '处理该图片所需的内存或时间过多，请选择较小的图片',
  },
  URL: { en_US: 'Must be a web address', zh_CN: '须为网址' },
  URL_HTTPS: { en_US: 'Must begin with https://', zh_CN: '须以https://开头' },
  URL_INSIDE: { en_US: 'Must be an address on the internet', zh_CN: '须为互联网上的地址' },
  WEBSITE: { en_US: 'Must be a web address that begins with https://', zh_CN: '须为以https://开头的网址' },
  SWIFT: { en_US: 'A SWIFT code has 8 or 11 characters, such as DBSSSGSG', zh_CN: 'SWIFT代码为8或11位，例如DBSSSGSG' },
  BANK_ACCOUNT: { en_US: 'Enter 5 to 40 letters or digits', zh_CN: '请输入5至40位字母或数字' },
  IBAN: {
    en_US: 'This IBAN is incorrect. Check its country code and digits',
    zh_CN: 'IBAN不正确，请检查国家代码和数字',
  },
});

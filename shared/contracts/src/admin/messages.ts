import { addFieldMessages } from '../field-messages';

/** Texts of the field codes that this area adds. */
export const adminMessages = addFieldMessages({
  NO_SUCH_MENU: { en_US: 'No menu opens this page', zh_CN: '没有通往该页面的菜单' },
  MENU_DEPTH: { en_US: 'Menus can be nested one level deep', zh_CN: '菜单最多两级' },
  CODE_TAKEN: { en_US: 'This code is already taken', zh_CN: '该代码已被使用' },
  DICT_CODE: {
    en_US: 'Use lowercase letters, with underscores between words, such as shop_type',
    zh_CN: '请使用小写字母，单词之间用下划线，例如 shop_type',
  },
  DICT_ENTRY_CODE: {
    en_US: 'Use capital letters and digits, with underscores between words, such as LOST_CARD',
    zh_CN: '请使用大写字母和数字，单词之间用下划线，例如 LOST_CARD',
  },
  DICT_PARENT_CYCLE: {
    en_US: "The parent can't be this entry or one of the entries below it",
    zh_CN: '上级不能是该字典项本身或其下级字典项',
  },
  DICT_PARENT_UNKNOWN: { en_US: "The dictionary doesn't have this entry", zh_CN: '字典中没有该字典项' },
  UNCHANGED: { en_US: 'This is already the current setting', zh_CN: '与当前设置相同' },
  MODULE_CODE: {
    en_US: 'Use capital letters and digits, with underscores between words, such as PREPAID_CARDS',
    zh_CN: '请使用大写字母和数字，单词之间用下划线，例如 PREPAID_CARDS',
  },
  NOT_IN_MODULES: {
    en_US: "Your company's modules don't include all of these permissions for this account type",
    zh_CN: '公司的模块不包含该账号类型的部分所选权限',
  },
  COMPANY_ROLES_ONLY: { en_US: 'Only company roles can include all merchants', zh_CN: '仅公司角色可访问全部商户' },
  ROLE_TYPE_USED: {
    en_US: "The type can't change while users have this role",
    zh_CN: '角色已分配给用户，类型不可更改',
  },
  TEMPLATE_UNKNOWN: { en_US: 'There is no variable {name}', zh_CN: '没有变量 {name}' },
  TEMPLATE_LACKS: { en_US: 'The variable {name} is required here', zh_CN: '此处必须包含变量 {name}' },
  TEMPLATE_SECRET: {
    en_US: "The variable {name} can't be in the subject, which is shown in lists",
    zh_CN: '主题会显示在列表中，不能包含变量 {name}',
  },
  TEMPLATE_BROKEN: {
    en_US: 'Write each variable in one piece, outside of link addresses, with two braces on each side',
    zh_CN: '变量须连续书写，两侧各用两个花括号，且不能放在链接地址中',
  },
  MAIL_HOST: {
    en_US: 'Enter a host name or an IP address, such as smtp.example.com',
    zh_CN: '请输入主机名或IP地址，例如 smtp.example.com',
  },
  MAIL_HOST_INSIDE: {
    en_US: 'The mail server must be on the internet, outside of this network',
    zh_CN: '邮件服务器须位于互联网，不能在本地网络内',
  },
  MAIL_PORT: { en_US: 'Must be a port of mail servers: {ports}', zh_CN: '须为邮件服务器端口：{ports}' },
  MAIL_UNENCRYPTED: {
    en_US: 'E-mails can only be sent over an encrypted connection',
    zh_CN: '邮件只能通过加密连接发送',
  },
  MAIL_PASSWORD_AGAIN: {
    en_US: 'Enter the password again, because the server, its encryption or the user name has changed',
    zh_CN: '服务器、加密方式或用户名已更改，请重新输入密码',
  },
  REPORT_CODE: {
    en_US: 'Use capital letters and digits, with underscores between words, such as DAILY_CARDS',
    zh_CN: '请使用大写字母和数字，单词之间用下划线，例如 DAILY_CARDS',
  },
  REPORT_FILE_NAME: {
    en_US:
      'Use letters, digits, spaces and the characters . _ - ( ), and only the variables {report}, {date} and {time}',
    zh_CN: '仅可使用文字、数字、空格、. _ - ( ) 以及变量 {report}、{date}、{time}',
  },
  REPORT_FIELD: { en_US: "The data source doesn't have this column", zh_CN: '数据源中没有该列' },
  REPORT_SORT: { en_US: "The data source can't be sorted by this column", zh_CN: '数据源不支持按该列排序' },
  REPORT_FILTER: { en_US: "The data source can't be filtered by this", zh_CN: '数据源不支持该筛选条件' },
  REPORT_SOURCE: {
    en_US: 'You need permission to export this data',
    zh_CN: '您没有导出该数据的权限',
  },
  LOGIN_NAME: {
    en_US: 'Use 3 to 40 lowercase letters, digits, dots, hyphens or underscores, starting with a letter or digit',
    zh_CN: '请使用3至40个小写字母、数字、点、连字符或下划线，并以字母或数字开头',
  },
  MAC_ADDRESS: {
    en_US: 'Enter 12 hexadecimal digits, such as 00:1B:44:11:3A:B7.',
    zh_CN: '请输入12位十六进制字符，例如00:1B:44:11:3A:B7。',
  },
  EMAIL_TAKEN: { en_US: 'This e-mail address already has an account', zh_CN: '该邮箱已有账号' },
  ROLE_OF_OTHER_TYPE: { en_US: 'This role belongs to another account type', zh_CN: '该角色不适用于此账号类型' },
  ROLE_BEYOND_OWN: {
    en_US: "You can't assign a role with more permissions than your own",
    zh_CN: '不能分配权限超出您自身的角色',
  },
  GROUP_BEYOND_OWN: {
    en_US: "You can't show fields that are hidden from you",
    zh_CN: '不能开放对您隐藏的字段',
  },
  NO_EMAIL: { en_US: 'This user has no e-mail address', zh_CN: '该用户没有邮箱' },
  CLOCK_BACK: {
    en_US: 'The clock can only move forward. Choose a later date',
    zh_CN: '时钟只能向前拨，请选择更晚的日期',
  },
  CLOCK_FAR: { en_US: 'The clock can move forward by at most one year at a time', zh_CN: '一次最多拨快一年' },
});

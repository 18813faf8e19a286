import { addFieldMessages } from '../field-messages';

/** Texts of the field codes that this area adds. */
export const adminMessages = addFieldMessages({
  NO_SUCH_MENU: { en_US: 'No menu leads to this page', zh_CN: '没有通往该页面的菜单' },
  MENU_DEPTH: { en_US: 'Menus nest one level deep', zh_CN: '菜单最多两级' },
  CLOCK_BACK: { en_US: 'The clock goes ahead only, choose a later day', zh_CN: '时钟只能向前拨，请选择更晚的日期' },
  CLOCK_FAR: { en_US: 'A year is the furthest it goes at once', zh_CN: '一次最多拨快一年' },
});

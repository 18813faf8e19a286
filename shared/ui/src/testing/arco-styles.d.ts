/** Styles of Arco with those that they build on; it comes without types of them. */
declare module '@arco-design/web-react/es/Button/style/css.js';
declare module '@arco-design/web-react/es/Checkbox/style/css.js';
declare module '@arco-design/web-react/es/DatePicker/style/css.js';
declare module '@arco-design/web-react/es/Descriptions/style/css.js';
declare module '@arco-design/web-react/es/Drawer/style/css.js';
declare module '@arco-design/web-react/es/Dropdown/style/css.js';
declare module '@arco-design/web-react/es/Input/style/css.js';
declare module '@arco-design/web-react/es/InputNumber/style/css.js';
declare module '@arco-design/web-react/es/Menu/style/css.js';
declare module '@arco-design/web-react/es/Modal/style/css.js';
declare module '@arco-design/web-react/es/Pagination/style/css.js';
declare module '@arco-design/web-react/es/Progress/style/css.js';
declare module '@arco-design/web-react/es/Radio/style/css.js';
declare module '@arco-design/web-react/es/Select/style/css.js';
declare module '@arco-design/web-react/es/Switch/style/css.js';
declare module '@arco-design/web-react/es/Tabs/style/css.js';

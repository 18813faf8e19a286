import invoices from './invoices/zh-CN.json';

export default { ...invoices };

import companies from './companies/zh-CN.json';
import invoices from './invoices/zh-CN.json';

export default { ...companies, ...invoices };

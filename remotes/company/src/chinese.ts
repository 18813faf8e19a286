import agreements from './agreements/zh-CN.json';
import companies from './companies/zh-CN.json';
import invoices from './invoices/zh-CN.json';

export default { ...agreements, ...companies, ...invoices };

import companies from './companies/en-US.json';
import invoices from './invoices/en-US.json';

export default { ...companies, ...invoices };

import agreements from './agreements/en-US.json';
import companies from './companies/en-US.json';
import invoices from './invoices/en-US.json';

export default { ...agreements, ...companies, ...invoices };

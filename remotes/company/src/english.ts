import invoices from './invoices/en-US.json';

export default { ...invoices };

/** Address below `/main/` of the page that shows a batch. */
export const pageOf = (batchNo: string): string => `cards-balance-batch?no=${batchNo}`;

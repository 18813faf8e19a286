export * from './letter-codes';
export * from './send-record';

export * from './email-account';
export * from './email-account.rules';

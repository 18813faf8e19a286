export * from './step-draft';

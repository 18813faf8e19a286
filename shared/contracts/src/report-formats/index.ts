export * from './report-format';
export * from './report-format.rules';
export * from './report-source';

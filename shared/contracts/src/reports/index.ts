export * from './report';
export * from './report.rules';

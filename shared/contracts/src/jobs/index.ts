export * from './export';
export * from './job';
export * from './job.states';

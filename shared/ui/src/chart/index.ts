export * from './bar-list';
export * from './chart-sheet';
export * from './chart-table';
export * from './line-chart';
export * from './share-strip';

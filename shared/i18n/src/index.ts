export * from './format-date';
export * from './format-list';
export * from './format-money';
export * from './instance';

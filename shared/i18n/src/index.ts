export * from './format-date';
export * from './format-money';
export * from './instance';

export * from './card-face';
export * from './timeline';

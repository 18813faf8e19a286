export * from './review';
export * from './review-reasons';

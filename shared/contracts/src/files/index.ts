export * from './upload';
export * from './upload.rules';

export * from './file.rules';
export * from './upload';
export * from './upload.rules';

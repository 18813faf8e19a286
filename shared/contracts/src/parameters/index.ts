export * from './parameter';
export * from './parameter.rules';

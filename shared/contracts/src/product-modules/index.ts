export * from './product-module';
export * from './product-module.rules';

export * from './email-template';
export * from './email-template.rules';
export * from './fill-template.rules';
export * from './template-facts';

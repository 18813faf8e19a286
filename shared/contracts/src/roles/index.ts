export * from './role';
export * from './role.rules';

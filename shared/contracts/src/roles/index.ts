export * from './role';
export * from './role-matrix';
export * from './role.rules';

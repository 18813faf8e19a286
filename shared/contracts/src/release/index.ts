export * from './audience.rules';
export * from './boot';
export * from './current-release';
export * from './plan';
export * from './release';
export * from './remote-fault';
export * from './remote-fault.rules';
export * from './signed';

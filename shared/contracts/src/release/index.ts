export * from './boot';
export * from './release';
export * from './remote-fault';
export * from './remote-fault.rules';

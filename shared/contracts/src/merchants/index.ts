import './messages';

export * from './api-key';
export * from './merchant';
export * from './merchant-action';
export * from './merchant-case';
export * from './merchant-detail';
export * from './merchant-draft';
export * from './merchant-option';
export * from './merchant-overview';
export * from './merchant-review';
export * from './merchant.states';
export * from './registration';
export * from './restriction-messages';

export type { RichNode } from './rich-node';
export * from './rich-text';
export * from './rich-text-input';

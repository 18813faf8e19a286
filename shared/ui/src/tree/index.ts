export * from './tree';
export type { TreeNode } from './tree.rules';

export * from './difference';

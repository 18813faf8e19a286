export * from './drawer.dialog';
export * from './overlay.dialog';

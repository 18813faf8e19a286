export * from '../values/exact-moment';
export * from './drawer.dialog';
export * from './form.dialog';
export * from './overlay.dialog';

export * from './builders';
export { cardServer } from './card-server';
export { dictData } from './dict-data';
export { fakeServer, refusal, type FakeServer } from './fake-server';
export type { Contributed } from './fake-slots';
export { pageWrapper } from './page-wrapper';
export { renderScreen, type ScreenOptions } from './render-screen';
export * from './review-builders';
export { FakeUpload, fakeUploads } from './fake-upload';

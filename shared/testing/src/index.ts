export * from './builders';
export { cardServer } from './card-server';
export { dictData } from './dict-data';
export { fakeServer, refusal, type FakeServer } from './fake-server';
export { pageWrapper } from './page-wrapper';
export { renderScreen, type ScreenOptions } from './render-screen';
export { FakeUpload, fakeUploads } from './fake-upload';

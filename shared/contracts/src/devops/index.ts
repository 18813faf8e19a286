export * from './census';
export * from './comparison';
export * from './dossier';
export * from './grant';
export * from './module';
export * from './module-record';
export * from './rehearsal';
export * from './release';

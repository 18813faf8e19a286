export * from './dossier';
export * from './module';
export * from './release';

export * from './census';
export * from './dossier';
export * from './module';
export * from './release';

export * from './dossier';

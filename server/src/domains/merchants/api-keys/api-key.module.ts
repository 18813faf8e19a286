import type { Module } from '../../../platform/module';
import { apiKeyDicts } from './api-key.data';
import { apiKeyRoutes } from './api-key.routes';

export const apiKeyModule: Module = {
  name: 'merchants/api-keys',
  reference: { dicts: apiKeyDicts },
  routes: [apiKeyRoutes],
};

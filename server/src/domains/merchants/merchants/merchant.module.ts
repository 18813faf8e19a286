import type { Module } from '../../../platform/module';
import { merchantDicts } from './merchant.data';
import { merchantRoutes } from './merchant.routes';

export const merchantModule: Module = {
  name: 'merchants/merchants',
  reference: { dicts: merchantDicts },
  routes: [merchantRoutes],
};

import { accountsModule } from './domains/accounts/accounts.module';
import { adminModule } from './domains/admin/admin.module';
import { cardsModule } from './domains/cards/cards.module';
import { companyModule } from './domains/company/company.module';
import { merchantsModule } from './domains/merchants/merchants.module';
import { onboardingModule } from './domains/onboarding/onboarding.module';
import { deliveryModule } from './delivery/delivery.module';
import type { Module } from './platform/module';
import { platformModule } from './platform/platform.module';

/** Platform, delivery and the domains. No other file names them all. */
const all: readonly Module[] = [
  platformModule,
  deliveryModule,
  merchantsModule,
  accountsModule,
  cardsModule,
  companyModule,
  adminModule,
  onboardingModule,
];

/** What the server is made of: those and the nouns that they name. */
export const modules: readonly Module[] = all.flatMap((module) => [module, ...(module.nouns ?? [])]);

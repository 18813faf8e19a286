import { queryCopyright, queryHeadLogo, queryIconLogo } from '@console/contracts';
import type { App } from '../deps';
import { mountPublic } from '../http/mount';
import { findBrand } from './brand.query';
import { iconAddress, logoAddress } from './brand.rules';

export function brandRoutes(app: App): void {
  mountPublic(app, queryHeadLogo, async ({ website }, { db }) => {
    const brand = await findBrand(db, website);
    const { name, platformLabel, brandSeed } = brand;
    return { companyName: name, platformLabel, brandSeed, logo: logoAddress(brand, { website }) };
  });

  mountPublic(app, queryIconLogo, async ({ website, type }) => ({
    icon: iconAddress({ website }, type === 1 ? 'logo' : 'icon'),
  }));

  mountPublic(app, queryCopyright, async ({ website }, { db }) => {
    const { copyright } = await findBrand(db, website);
    return { copyright };
  });
}

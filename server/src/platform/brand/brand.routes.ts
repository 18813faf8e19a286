import { queryCopyright, queryHeadLogo, queryIconLogo } from '@console/contracts';
import type { App } from '../deps';
import { mountPublic } from '../http/mount';
import { findBrand } from './brand.query';
import { iconAddress } from './brand.rules';

export function brandRoutes(app: App): void {
  mountPublic(app, queryHeadLogo, async ({ website }, { db }) => {
    const { name, platformLabel, brandSeed } = await findBrand(db, website);
    return { companyName: name, platformLabel, brandSeed, logo: iconAddress({ website }) };
  });

  mountPublic(app, queryIconLogo, async ({ website, type }) => ({
    icon: iconAddress({ website }, type === 1 ? 'mark' : 'tile'),
  }));

  mountPublic(app, queryCopyright, async ({ website }, { db }) => {
    const { copyright } = await findBrand(db, website);
    return { copyright };
  });
}

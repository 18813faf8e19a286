import type { FeatureLoaders } from '@console/i18n';
import { withKit } from './with-kit';

interface Own extends FeatureLoaders {
  /** Folders whose texts every page needs. */
  shared: readonly string[];
}

/**
 * Loads the texts of a remote by feature: texts of the kit and of the shared folders with the remote, texts of other
 * folders with the first page that names them in `texts`.
 */
export function byFeature({ shared, ...features }: Own) {
  const together = (locale: keyof FeatureLoaders) => async () => {
    const parts = await Promise.all(shared.map((folder) => features[locale](folder)));
    return { default: Object.assign({}, ...parts.map((part) => part.default)) as Record<string, string> };
  };
  return { locales: withKit({ 'en-US': together('en-US'), 'zh-CN': together('zh-CN') }), features };
}

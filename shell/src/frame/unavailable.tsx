import { languageOf } from '@console/contracts';
import type { LiveRemote } from '@console/contracts/release';
import { currentLocale } from '@console/i18n';
import { ModuleUnavailable } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { partOf } from '../slots/contributions.rules';
import css from './frame.module.css';

interface UnavailableProps {
  remote: LiveRemote;
  page: string;
  /** Disabled after too many crashes. */
  isOff?: boolean;
  reason?: string;
  onRetry: () => void;
}

/** Error card with the page name in the user's language; the reason is for support. */
export function Unavailable({ remote, page, isOff = false, reason = '', onRetry }: UnavailableProps) {
  const { t } = useTranslation();
  const { manifest, version } = remote;
  const shown =
    manifest.pages.find(({ name }) => name === page) ?? manifest.contributes?.find((one) => partOf(one) === page);
  const title = shown?.title[languageOf(currentLocale())] ?? remote.remote;
  const firstLine = reason.split('\n')[0]?.slice(0, 80);
  return (
    <div className={css.centre}>
      <ModuleUnavailable
        name={title}
        version={`${remote.remote} ${version}`}
        message={isOff ? t('remote.off') : undefined}
        traceId={firstLine === '' ? undefined : firstLine}
        onRetry={onRetry}
      />
    </div>
  );
}

import { Failed } from '@console/ui';
import { useAtomValue } from 'jotai/react';
import { useTranslation } from 'react-i18next';
import { NotFound } from '../errors/error-page';
import { considerAgain } from './consider-offer';
import { trustAtom } from './trust.atom';
import { messageOf } from './trust-labels';

/**
 * Page for an address that no verified version lists: not found, or if the offer could not be verified, an error with a
 * retry.
 */
export function Nowhere() {
  const { t } = useTranslation();
  const trust = useAtomValue(trustAtom);
  if (trust.at !== 'doubted') return <NotFound />;
  return (
    <div data-page="unverified" data-remote={`shell@${__VERSION__}`}>
      <Failed title={t('trust.title')} message={t(messageOf(trust.doubt))} onRetry={considerAgain} />
    </div>
  );
}

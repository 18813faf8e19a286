import { usePage } from '@console/remote-kit';
import { onboardingSessionAtom } from '@console/session';
import { Button } from '@console/ui';
import { useAtomValue } from 'jotai/react';
import { useTranslation } from 'react-i18next';
import { FlowPage } from '../common/flow-page';
import css from './start.module.css';

export default function StartPage() {
  const { t } = useTranslation();
  const { shell } = usePage();
  const isSignedIn = useAtomValue(onboardingSessionAtom).at === 'in';
  return (
    <FlowPage step={0} title={t('start.title')} description={t('start.description')}>
      <ul className={css.facts}>
        <li>{t('start.product')}</li>
        <li>{t('start.ready')}</li>
        <li>{t('start.leave')}</li>
        <li>{t('start.review')}</li>
      </ul>
      <div>
        {/* The shell redirects signed-in applicants from the sign-in page to their next step. */}
        <Button variant="primary" size="large" onClick={() => shell.navigate('/onboardingSimpleLogin')}>
          {t(isSignedIn ? 'start.continue' : 'start.begin')}
        </Button>
      </div>
    </FlowPage>
  );
}

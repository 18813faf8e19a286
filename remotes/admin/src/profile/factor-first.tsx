import { lazyComponent, useShell } from '@console/remote-kit';
import { useLocation } from '@console/remote-kit/router';
import { useDialog } from '@console/screens';
import { renewUser } from '@console/session';
import { Button, Notice, PageBody, PageHeader, Surface } from '@console/ui';
import { useTranslation } from 'react-i18next';
import classes from './profile.module.css';

const FactorSetup = lazyComponent(() => import('./factor-setup.dialog'));

/** Required setup of two-factor authentication, which blocks all other pages. Then opens the requested page. */
export function FactorFirst() {
  const { t } = useTranslation();
  const shell = useShell();
  const { search } = useLocation();
  const dialog = useDialog('factor', {});
  const goOn = () => {
    dialog.close();
    renewUser({ secondFactorDue: false });
    shell.navigate(`/main${search}`, { replace: true });
  };
  return (
    <PageBody>
      <PageHeader title={t('factor.title')} />
      <Surface>
        <div className={classes.dialogForm}>
          <Notice tone="warn" title={t('factor.first')}>
            {t('factor.firstAbout')}
          </Notice>
          <div className={classes.row}>
            <Button variant="primary" onClick={() => dialog.open({})}>
              {t('factor.setup')}
            </Button>
          </div>
        </div>
      </Surface>
      {dialog.show(() => (
        <FactorSetup onClose={dialog.close} onDone={goOn} />
      ))}
    </PageBody>
  );
}

import { listWebhooks } from '@console/contracts/webhooks';
import { lazyComponent } from '@console/remote-kit';
import { QuietSlot, useContributions } from '@console/remote-kit/slot';
import { useCan } from '@console/session';
import { PageBody, PageHeader } from '@console/ui';
import { useTranslation } from 'react-i18next';

/** Loaded for users who may see webhooks; the page also opens for users who only have API keys. */
const WebhookPart = lazyComponent(() => import('./webhook-part'));

const slot = 'developer.section';

/** Developer settings: sections of other remotes, then the webhooks. */
export default function DeveloperPage() {
  const { t } = useTranslation();
  const sections = useContributions(slot);
  const seesWebhooks = useCan(listWebhooks.permission);
  return (
    <PageBody>
      <PageHeader title={t('webhook.title')} description={t('webhook.pageAbout')} />
      {sections.map(({ name }) => (
        <QuietSlot key={name} name={slot} of={name} props={{}} />
      ))}
      {seesWebhooks && <WebhookPart />}
    </PageBody>
  );
}

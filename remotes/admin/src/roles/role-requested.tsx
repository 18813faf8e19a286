import type { RoleRequest } from '@console/contracts/roles';
import { formatList } from '@console/i18n';
import { useShell } from '@console/remote-kit';
import { useDicts, useShown } from '@console/screens';
import { useCan } from '@console/session';
import { Facts, Moment, Surface, TextLink } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { reviewHref } from './role-pages';

const dicts = ['permission'];

/** Requested permissions of a role with requester, time and a link to the review. */
export function RoleRequested({ request: { buttons, by, at, reviewNo } }: { request: RoleRequest }) {
  const { t } = useTranslation();
  const { label } = useDicts(dicts);
  const { zone } = useShown();
  const { navigate } = useShell();
  const seesReviews = useCan('reviews.review.view');
  return (
    <Surface title={t('role.requested')}>
      <Facts
        items={[
          { label: t('role.buttons'), value: formatList(buttons.map((code) => label('permission', code))) },
          { label: t('role.requestedBy'), value: by },
          { label: t('role.requestedAt'), value: <Moment at={at} zone={zone} /> },
          {
            label: t('role.review'),
            value: seesReviews ? (
              <TextLink href={reviewHref(reviewNo)} onNavigate={navigate}>
                {reviewNo}
              </TextLink>
            ) : (
              reviewNo
            ),
          },
        ]}
      />
    </Surface>
  );
}

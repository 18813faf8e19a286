import { cardStates } from '@console/contracts/cards';
import type { MerchantOverview } from '@console/contracts/merchants';
import { formatCount } from '@console/i18n';
import { useShell } from '@console/remote-kit';
import { useDicts } from '@console/screens';
import { Facts, Surface, TextLink } from '@console/ui';
import { useTranslation } from 'react-i18next';
import classes from './merchant.module.css';
import { cardsHref } from './merchant-pages';

/** Number of cards by state, each with a link to its cards. */
export function MerchantCards({ id, cards }: { id: string; cards: NonNullable<MerchantOverview['cards']> }) {
  const { t } = useTranslation();
  const { label } = useDicts(['card_state']);
  const { navigate } = useShell();
  const counts = new Map(cards.map(({ state, count }) => [state, count]));
  return (
    <Surface title={t('merchant.cardsByState')}>
      <div className={classes.states}>
        <Facts
          items={cardStates.map((state) => ({
            label: label('card_state', state),
            value: (
              <TextLink quiet href={cardsHref(id, state)} onNavigate={navigate}>
                {formatCount(counts.get(state) ?? 0)}
              </TextLink>
            ),
          }))}
        />
      </div>
    </Surface>
  );
}

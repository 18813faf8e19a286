import { CallFailed } from '@console/screens';
import { Amount, CardNumber, Empty, PageBody, PageHeader, Skeleton, Surface, TextLink } from '@console/ui';
import { useShell } from '@console/remote-kit';
import { useTranslation } from 'react-i18next';
import { CardChoice } from '../common/card-choice';
import { cardHref } from '../purchases/transaction-pages';
import { NextMessage } from './next-message';
import { ScenarioChoice } from './scenario-choice';
import { SimulatedPurchase } from './simulated-purchase';
import classes from './simulator.module.css';
import { type Studio, useStudio } from './use-studio';

const payingStates = ['ACTIVE' as const];

/** Simulator of channel messages, composed manually or by a scenario, with their effects. */
export default function SimulatorPage() {
  const { t } = useTranslation();
  const studio = useStudio();
  return (
    <PageBody head={<PageHeader title={t('simulator.title')} description={t('simulator.about')} />}>
      <div className={classes.studio}>
        <Surface title={t('simulator.message')}>
          <div className={classes.form}>
            <CardChoice
              states={payingStates}
              value={studio.address.card}
              record={studio.card.result.data}
              onChange={(id) => studio.begin({ card: id })}
            />
            <ScenarioChoice studio={studio} />
            <OnCard studio={studio} />
          </div>
        </Surface>
        <div className={classes.effects}>
          <SimulatedPurchase studio={studio} />
        </div>
      </div>
    </PageBody>
  );
}

/** Balance of the card, and the form for the next message. */
function OnCard({ studio }: { studio: Studio }) {
  const { t } = useTranslation();
  const { navigate } = useShell();
  const { result, reload } = studio.card;
  if (studio.address.card === null) return <Empty picture="choice" title={t('simulator.noCard')} />;
  if (result.at === 'failed')
    return <CallFailed title={t('card.failed')} failure={result.failure} onRetry={() => reload()} />;
  if (!result.data) return <Skeleton rows={4} />;
  const { id, number, balance } = result.data;
  return (
    <>
      <p className={classes.balance}>
        <TextLink href={cardHref(id)} onNavigate={navigate}>
          <CardNumber short number={number} />
        </TextLink>
        <span>
          {t('card.balance')} <Amount value={balance} />
        </span>
      </p>
      <NextMessage studio={studio} card={result.data} />
    </>
  );
}

import { type ApiKey, type ApiKeyDetail, readApiKey, readApiKeyHistory } from '@console/contracts/merchants';
import { formatList } from '@console/i18n';
import {
  AuditHistoryLink,
  CallFailed,
  RecordHistory,
  useDicts,
  useLocalText,
  useRecord,
  useShown,
} from '@console/screens';
import { Badge, Button, CopyText, Facts, Moment, Skeleton, StatusBadge, Surface } from '@console/ui';
import { Drawer } from '@console/ui/overlay';
import type { RowAction } from '@console/ui/table';
import { useTranslation } from 'react-i18next';
import { apiKeyDicts, apiKeyStatusOf, shownSecretOf } from './api-key-status';
import classes from './api-keys.module.css';

interface ApiKeyDialogProps {
  id: string;
  /** Keys on the current page of the list, for previous and next. */
  rows: readonly ApiKey[];
  actionsOf: (key: ApiKey) => RowAction[];
  onShow: (id: string) => void;
  onClose: () => void;
}

/** Drawer of one key: facts, secrets, scopes and changes. */
export default function ApiKeyDialog({ id, rows, actionsOf, onShow, onClose }: ApiKeyDialogProps) {
  const { t } = useTranslation();
  const { result, reload } = useRecord(readApiKey, { id });
  const history = useRecord(readApiKeyHistory, { id });
  const { label } = useDicts(apiKeyDicts);
  const place = rows.findIndex((row) => row.id === id);
  const shown = result.data ?? rows[place];
  const actions = shown ? actionsOf(shown) : [];
  const to = (neighbour: ApiKey | undefined) => neighbour && (() => onShow(neighbour.id));
  return (
    <Drawer
      open
      width={680}
      title={shown?.name ?? t('apiKey.one')}
      head={shown && <StatusBadge {...apiKeyStatusOf(shown.status, label)} />}
      {...(actions.length > 0 && { actions: <Actions actions={actions} /> })}
      onClose={onClose}
      onPrevious={place > 0 ? to(rows[place - 1]) : undefined}
      onNext={place >= 0 ? to(rows[place + 1]) : undefined}
    >
      {result.at === 'failed' && (
        <CallFailed title={t('apiKey.oneFailed')} failure={result.failure} onRetry={() => reload()} />
      )}
      {!result.data && result.at === 'loading' && <Skeleton rows={8} />}
      {result.data && (
        <div className={classes.record}>
          <KeyFacts apiKey={result.data} />
          <Secrets secrets={result.data.secrets} />
          <Scopes apiKey={result.data} />
          <RecordHistory query={history} />
          <AuditHistoryLink kind="api_key" id={id} />
        </div>
      )}
    </Drawer>
  );
}

const Actions = ({ actions }: { actions: readonly RowAction[] }) =>
  actions.map(({ key, label, icon, onClick, disabled, reason, danger }) => (
    <Button
      key={key}
      icon={icon}
      variant={danger ? 'danger' : 'secondary'}
      disabled={disabled}
      title={disabled ? reason : undefined}
      onClick={onClick}
    >
      {label}
    </Button>
  ));

function KeyFacts({ apiKey }: { apiKey: ApiKeyDetail }) {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const { zone } = useShown();
  const { id, merchant, owner, addresses, lastDay, createdAt, createdBy, revokedAt } = apiKey;
  return (
    <Facts
      items={[
        { label: t('apiKey.merchant'), value: merchant ? textOf(merchant.name) : t('apiKey.allMerchants') },
        { label: t('apiKey.owner'), value: owner },
        { label: t('apiKey.addresses'), value: formatList(addresses) || t('apiKey.anyAddress') },
        { label: t('apiKey.lastDay'), value: lastDay ?? t('apiKey.noEnd') },
        { label: t('apiKey.createdAt'), value: <Moment at={createdAt} zone={zone} /> },
        { label: t('apiKey.createdBy'), value: createdBy },
        ...(revokedAt === null ? [] : [{ label: t('apiKey.revokedAt'), value: <Moment at={revokedAt} zone={zone} /> }]),
        { label: t('apiKey.id'), value: <CopyText text={id} /> },
      ]}
    />
  );
}

/** Current secret, and the previous one during an overlap: its last use shows if a system still uses it. */
function Secrets({ secrets }: Pick<ApiKeyDetail, 'secrets'>) {
  const { t } = useTranslation();
  const { zone } = useShown();
  return (
    <Surface title={t('apiKey.secrets')}>
      <ul className={classes.secrets} aria-label={t('apiKey.secrets')}>
        {secrets.map((secret) => {
          const { createdAt, expiresAt, lastUsedAt, lastUsedIp } = secret;
          return (
            <li key={createdAt}>
              <code>{shownSecretOf(secret)}</code>
              <Badge tone={expiresAt === null ? 'ok' : 'warn'}>
                {t(expiresAt === null ? 'apiKey.secret.current' : 'apiKey.secret.former')}
              </Badge>
              <span>
                {t('apiKey.secret.made')} <Moment at={createdAt} zone={zone} />
              </span>
              {expiresAt !== null && (
                <span>
                  {t('apiKey.secret.ends')} <Moment at={expiresAt} zone={zone} />
                </span>
              )}
              <span>
                {lastUsedAt === null ? (
                  t('apiKey.neverUsed')
                ) : (
                  <>
                    {t('apiKey.lastUse')} <Moment at={lastUsedAt} zone={zone} /> · {lastUsedIp ?? '–'}
                  </>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </Surface>
  );
}

function Scopes({ apiKey: { scopeList, owner } }: { apiKey: ApiKeyDetail }) {
  const { t } = useTranslation();
  const textOf = useLocalText();
  return (
    <Surface title={t('apiKey.scopes')}>
      <ul className={classes.scopes} aria-label={t('apiKey.scopes')}>
        {scopeList.map(({ code, name, hasEffect }) => (
          <li key={code}>
            <span>{textOf(name)}</span>
            <code>{code}</code>
            {!hasEffect && <Badge tone="warn">{t('apiKey.noEffectReason', { owner })}</Badge>}
          </li>
        ))}
      </ul>
    </Surface>
  );
}

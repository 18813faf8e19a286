import { type CardBin, listCardBins } from '@console/contracts/cards';
import { formatCount, formatDateTime, formatList } from '@console/i18n';
import { CallFailed, useDicts, useLocalText, useRecord, useShown } from '@console/screens';
import { Button, Empty, Facts, Skeleton, StatusBadge } from '@console/ui';
import { Drawer } from '@console/ui/overlay';
import type { RowAction } from '@console/ui/table';
import { useTranslation } from 'react-i18next';
import { binDicts } from './bin-dicts';
import { shareOf } from './bin-rate.rules';
import { binStatusOf } from './bin-state';

interface BinRecordDialogProps {
  id: string;
  /** BINs on the current page of the list, for previous and next. */
  rows: CardBin[];
  /** True while the list is loading. */
  isLoading: boolean;
  actionsOf: (bin: CardBin) => RowAction[];
  onShow: (id: string) => void;
  onClose: () => void;
}

/** Drawer of one BIN. A BIN of the address that is not on the current page of the list is requested by its id. */
export default function BinRecordDialog({ id, rows, isLoading, actionsOf, onShow, onClose }: BinRecordDialogProps) {
  const { t } = useTranslation();
  const { label } = useDicts(binDicts);
  const place = rows.findIndex((row) => row.id === id);
  const { result: elsewhere, reload } = useRecord(
    listCardBins,
    place < 0 && !isLoading ? { filter: { id: [id] } } : null,
  );
  const bin = rows[place] ?? elsewhere.data?.list[0];
  const to = (neighbour: CardBin | undefined) => neighbour && (() => onShow(neighbour.id));
  return (
    <Drawer
      open
      title={bin ? t('bin.one', { name: bin.bin }) : t('card.bin')}
      head={bin && <StatusBadge {...binStatusOf({ status: bin.status, label })} />}
      actions={
        bin &&
        actionsOf(bin).map(({ key, icon, label: text, onClick }) => (
          <Button key={key} {...(icon && { icon })} onClick={onClick}>
            {text}
          </Button>
        ))
      }
      onClose={onClose}
      onPrevious={place > 0 ? to(rows[place - 1]) : undefined}
      onNext={place >= 0 ? to(rows[place + 1]) : undefined}
    >
      {bin ? (
        <BinFacts bin={bin} />
      ) : isLoading || elsewhere.at === 'loading' ? (
        <Skeleton rows={8} />
      ) : elsewhere.at === 'failed' ? (
        <CallFailed title={t('bins.failed')} failure={elsewhere.failure} onRetry={() => reload()} />
      ) : (
        <Empty title={t('bin.noId')} />
      )}
    </Drawer>
  );
}

function BinFacts({ bin }: { bin: CardBin }) {
  const { t } = useTranslation();
  const { label } = useDicts(binDicts);
  const textOf = useLocalText();
  const { zone } = useShown();
  const { purchases, declined } = bin;
  const labelled = (dict: string, codes: readonly string[]) =>
    codes.length > 0 ? formatList(codes.map((code) => label(dict, code))) : '–';
  return (
    <Facts
      items={[
        { label: t('card.product'), value: textOf(bin.productName) },
        { label: t('card.channel'), value: textOf(bin.channel.name) },
        { label: t('card.scheme'), value: label('card_scheme', bin.scheme) },
        { label: t('bin.region'), value: label('bin_region', bin.region) },
        { label: t('card.currency'), value: bin.currency },
        { label: t('bin.cardType'), value: label('bin_card_type', bin.cardType) },
        { label: t('card.usage'), value: label('usage_type', bin.usageType) },
        { label: t('bin.scenarios'), value: labelled('business_scenario', bin.scenarios) },
        { label: t('bin.platforms'), value: labelled('bin_platform', bin.platforms) },
        { label: t('bin.issued'), value: formatCount(bin.issued) },
        { label: t('bin.success'), value: shareOf(purchases - declined, purchases) },
        { label: t('bin.decline'), value: shareOf(declined, purchases) },
        { label: t('bin.updatedAt'), value: formatDateTime(bin.updatedAt, zone) },
      ]}
    />
  );
}

import { call, CallFailure } from '@console/api';
import { digitsOf, isCardNumber, type PageName } from '@console/contracts';
import { findCardByNumber } from '@console/contracts/cards';
import { i18n } from '@console/i18n';
import { useNavigate } from '@console/remote-kit/router';
import { grantsAtom, useSees } from '@console/session';
import { notify } from '@console/ui';
import { useAtomValue } from 'jotai/react';
import { useTranslation } from 'react-i18next';
import type { PaletteGroup } from './use-palette-items';

const cardPage: PageName = 'cards-balance-view-card-detail';

/**
 * Group that looks up a full card number. The lookup runs when the item is selected, not while typing, because each
 * lookup is counted and audited. The number is sent only in the request body: never in an address or a list, and never
 * to a remote.
 */
export function useNumberGroup(query: string): PaletteGroup {
  const { t } = useTranslation();
  const { pages } = useAtomValue(grantsAtom);
  const navigate = useNavigate();
  const digits = digitsOf(query);
  const seesNumbers = useSees('CARD_NUMBER');
  const isOffered = pages.has(cardPage) && seesNumbers && isCardNumber(digits);
  const open = async () => {
    try {
      const { id } = await call(findCardByNumber, { number: digits });
      if (id === null) notify(i18n.t('palette.number.none'), { tone: 'bad' });
      else void navigate(`/main/${cardPage}?id=${id}`);
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      notify(error.message, { tone: 'bad' });
    }
  };
  const label = t('palette.number.open', { last: digits.slice(-4) });
  return {
    key: 'number',
    items: isOffered ? [{ key: 'number', label, other: '', icon: 'card', choose: () => void open() }] : [],
  };
}

import { digitsOf, isCardNumber, mayBeCardNumber } from '@console/contracts';
import { findCardByNumber } from '@console/contracts/cards';
import { useShell } from '@console/remote-kit';
import { failureText, type PrivateSearch, useLanguage, useOperation } from '@console/screens';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cardHref } from './card-pages';

/** Message below the search box, shown only while the box contains these digits. */
interface Announced {
  digits: string;
  text: string;
  /** True if the server found no card with these digits. */
  isMiss?: boolean;
}

/**
 * Shorter numbers are looked up only on Enter: a part of a number may have a valid check digit by chance, and the server
 * counts each lookup without a match.
 */
const wholeDigits = 16;

/** Opens the card of a full card number in the search. The number is posted, not put into the address or list query. */
export function useNumberSearch(): PrivateSearch {
  const { t } = useTranslation();
  const language = useLanguage();
  const { navigate } = useShell();
  const { send } = useOperation(findCardByNumber);
  const [announced, setAnnounced] = useState<Announced | null>(null);

  // The server counts lookups without a match, so the debounced search does not repeat the lookup of Enter.
  const lastSent = useRef('');

  const lookUp = async (digits: string) => {
    lastSent.current = digits;
    const sent = await send({ number: digits });
    if (sent.at === 'busy') {
      lastSent.current = '';
      return false;
    }
    if (sent.at !== 'done') setAnnounced({ digits, text: failureText(sent.failure, language) });
    else if (sent.data.id === null) setAnnounced({ digits, text: t('cards.number.none'), isMiss: true });
    else navigate(cardHref(sent.data.id));
    return sent.at === 'done' && sent.data.id !== null;
  };
  return {
    holds: mayBeCardNumber,
    onSearch: async (typed, isDone) => {
      const digits = digitsOf(typed);
      const isAnswered = isDone
        ? announced?.isMiss === true && announced.digits === digits
        : lastSent.current === digits;
      if (isAnswered) return false;
      if (isCardNumber(digits) && (isDone || digits.length >= wholeDigits)) return lookUp(digits);
      if (isDone) setAnnounced({ digits, text: t('cards.number.wrong') });
      return false;
    },
    noteOn: (typed) => (announced?.digits === digitsOf(typed) ? announced.text : t('cards.number.apart')),
  };
}

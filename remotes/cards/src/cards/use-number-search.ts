import { digitsOf, isCardNumber, mayBeCardNumber } from '@console/contracts';
import { findCardByNumber } from '@console/contracts/cards';
import { useShell } from '@console/remote-kit';
import { failureText, type PrivateSearch, useLanguage, useOperation } from '@console/screens';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cardHref } from './card-pages';

/** The note below the box, and the digits that it is about; other digits make it old. */
interface Announced {
  digits: string;
  text: string;
  /** The digits are known to be those of no card. */
  isMiss?: boolean;
}

/**
 * Fewer digits wait for Enter: a part of a number may have a right check digit by chance, and each lookup of an unknown
 * number counts.
 */
const wholeDigits = 16;

/** A whole number in the search opens its card. It is posted, and neither in the address nor in what the list asks. */
export function useNumberSearch(): PrivateSearch {
  const { t } = useTranslation();
  const language = useLanguage();
  const { navigate } = useShell();
  const { send } = useOperation(findCardByNumber);
  const [announced, setAnnounced] = useState<Announced | null>(null);

  // Each lookup counts, so the same digits are not looked up by Enter and again once the typing rests.
  const lastSent = useRef('');

  const lookUp = async (digits: string) => {
    lastSent.current = digits;
    const sent = await send({ number: digits });
    if (sent.at === 'busy') return false;
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

import { digitsOf, isCardNumber, mayBeCardNumber } from '@console/contracts';
import { findCardByNumber } from '@console/contracts/cards';
import { useShell } from '@console/remote-kit';
import { failureText, type PrivateSearch, useLanguage, useOperation } from '@console/screens';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cardHref } from './card-pages';

/** What was last said, and of which digits; other digits make it old. */
interface Announced {
  digits: string;
  text: string;
}

/** Fewer digits wait for Enter: a part of a number may have a right check digit by chance. */
const wholeDigits = 15;

/** A whole number in the search opens its card. It is posted, and neither in the address nor in what the list asks. */
export function useNumberSearch(): PrivateSearch {
  const { t } = useTranslation();
  const language = useLanguage();
  const { navigate } = useShell();
  const { send } = useOperation(findCardByNumber);
  const [announced, setAnnounced] = useState<Announced | null>(null);

  const layout = async (digits: string) => {
    const sent = await send({ number: digits });
    if (sent.at === 'busy') return false;
    if (sent.at !== 'done') setAnnounced({ digits, text: failureText(sent.failure, language) });
    else if (sent.data.id === null) setAnnounced({ digits, text: t('cards.number.none') });
    else navigate(cardHref(sent.data.id));
    return sent.at === 'done' && sent.data.id !== null;
  };
  return {
    holds: mayBeCardNumber,
    onSearch: async (typed, isDone) => {
      const digits = digitsOf(typed);
      if (isCardNumber(digits) && (isDone || digits.length >= wholeDigits)) return layout(digits);
      if (isDone) setAnnounced({ digits, text: t('cards.number.wrong') });
      return false;
    },
    noteOn: (typed) => (announced?.digits === digitsOf(typed) ? announced.text : t('cards.number.apart')),
  };
}

import { Kbd } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { keysOf, linesOf } from './help.rules';

/**
 * The help of one page, in the words of the remote that has it: `help.<page>.what` says what it is for, `.can` what can be
 * done there, a line each, and `.keys` the keys that help, as `J K = Next or previous row`. Nothing where there is none.
 */
export function PageHelp({ page }: { page: string }) {
  const { t } = useTranslation();
  const say = (part: 'what' | 'can' | 'keys') => t(`help.${page}.${part}`, { defaultValue: '' });
  const what = say('what');
  if (what === '') return null;
  return (
    <>
      <p>{what}</p>
      <ul>
        {linesOf(say('can')).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <dl>
        {keysOf(say('keys')).map(({ keys, does }) => (
          <div key={does}>
            <dt>{does}</dt>
            <dd>
              <Kbd keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

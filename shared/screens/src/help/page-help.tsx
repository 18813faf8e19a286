import { Kbd } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { keysOf, linesOf } from './help.rules';

/**
 * The help of one page, from the texts of its remote: `help.<page>.what` is its purpose, `.can` the possible tasks, one per
 * line, and `.keys` the shortcuts, as `J K = Next or previous row`. Renders nothing without texts.
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

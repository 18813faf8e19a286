import { areas, reasonMessages } from '../../shared/contracts/src/areas';
import { folderTexts } from './texts';

/** A key such as `card.disabledReason.CARD_EXPIRED`. */
const reasonIn = (key: string) => /\b(?:disabledReason|restriction)\.([A-Z_]+)$/.exec(key)?.[1];

test('each reason has its text in one area', () => {
  const codes = areas.flatMap(({ reasons = {} }) => Object.keys(reasons));
  expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
});

test('no locale file repeats the text of a reason, which pages take from the contracts', () => {
  const repeated = folderTexts.flatMap(({ file, english, chinese }) =>
    Object.entries(english)
      .map(([key, text]) => ({ key, text, reason: reasonMessages[reasonIn(key) ?? ''] }))
      .filter(({ key, text, reason }) => reason && (text === reason.en_US || chinese[key] === reason.zh_CN))
      .map(({ key }) => `${file} ${key}`),
  );
  expect(repeated).toEqual([]);
});

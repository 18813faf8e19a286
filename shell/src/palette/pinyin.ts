/** The first character, in pinyin order, of each initial. I, U and V begin no syllable. */
const firsts = '阿八嚓哒妸发旮哈讥咔垃妈拏噢妑七呥扨它穵夕丫帀';
const initials = 'abcdefghjklmnopqrstwxyz';

const order = new Intl.Collator('zh-u-co-pinyin');

/**
 * The initials of the pinyin of Chinese words, so that 卡片 is found by `kp`. The browser's own collation knows the
 * order of the characters; a table would be larger and older. Other characters stay as they are.
 */
export const pinyinInitials = (text: string): string => [...text.toLowerCase()].map(initialOf).join('');

function initialOf(character: string): string {
  if (!/\p{Script=Han}/u.test(character)) return character;
  const after = [...firsts].findIndex((first) => order.compare(first, character) > 0);
  return initials.charAt(after === -1 ? initials.length - 1 : after - 1);
}

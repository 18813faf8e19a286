/** The first character in pinyin order for each initial. No syllable begins with I, U or V. */
const firsts = '阿八嚓哒妸发旮哈讥咔垃妈拏噢妑七呥扨它穵夕丫帀';
const initials = 'abcdefghjklmnopqrstwxyz';

const order = new Intl.Collator('zh-u-co-pinyin');

/**
 * Returns the pinyin initials of Chinese text, so that `kp` finds 卡片. Uses the browser's collation, because a table
 * would be larger and could become outdated. Other characters are returned unchanged.
 */
export const pinyinInitials = (text: string): string => [...text.toLowerCase()].map(initialOf).join('');

function initialOf(character: string): string {
  if (!/\p{Script=Han}/u.test(character)) return character;
  const after = [...firsts].findIndex((first) => order.compare(first, character) > 0);
  return initials.charAt(after === -1 ? initials.length - 1 : after - 1);
}

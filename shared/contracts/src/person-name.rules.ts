/** Names of a person, in the form that passports use. */
export interface PersonNames {
  firstName: string;
  middleName?: string | undefined;
  lastName: string;
}

const isHan = (text: string) => /^\p{Script=Han}+$/u.test(text);

/** Returns the full name in the order of its language: 王晓彤, Amelia Rose Whitcombe. */
export function wholeName({ firstName, middleName = '', lastName }: PersonNames): string {
  if (isHan(firstName) && isHan(lastName)) return `${lastName}${middleName}${firstName}`;
  return [firstName, middleName, lastName].filter(Boolean).join(' ');
}

import { guardReasonIn, guardReasonText } from './guard-reason.rules';

const found = { label: 'cards 1.5.0', sessions: 7, people: 4 };

test.each([
  ['TAKEN_BACK', '已自动回滚：cards 1.5.0在4名用户的7个会话中出现异常。'],
  ['LEFT_TO_PEOPLE', '待人工处理：cards 1.5.0在4名用户的7个会话中出现异常。'],
] as const)('a reason written by the server is translated into Chinese: %s', (did, chinese) => {
  const text = guardReasonText({ did, ...found });
  expect(guardReasonIn(text, 'zh_CN')).toBe(chinese);
  expect(guardReasonIn(text, 'en_US')).toBe(text);
});

test('a reason written by a user is not translated', () => {
  expect(guardReasonIn('Rolled back automatically, I think.', 'zh_CN')).toBe('Rolled back automatically, I think.');
});

/** How long a code is good, as its SMS says. */
export const CODE_MINUTES = 5;

const GOOD = `${CODE_MINUTES}分钟内有效`;
const SECRET = '请勿告诉任何人。';

/** Texts of the SMS and the email that bring a one-time code. */
export const codeWords = {
  login: (code: string) => `您的登录验证码是${code}，${GOOD}。${SECRET}`,
  action: (code: string, what: string) => `您正在${what}，验证码是${code}，${GOOD}。${SECRET}`,
  employerMail: (code: string) =>
    `您正在验证企业邮箱，验证码是${code}，${GOOD}。不是您本人操作请忽略这封邮件。`,
} as const;

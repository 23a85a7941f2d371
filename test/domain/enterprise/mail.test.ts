import { checkAnyMail, normaliseMail } from '@/domain/enterprise/mail';

it.each(['\u202dme@example.com\u202c', 'ｍｅ＠ｅｘａｍｐｌｅ．ｃｏｍ', ' Me@Example.com '])(
  '%j is taken as me@example.com',
  (text) => {
    expect([normaliseMail(text), checkAnyMail(text)]).toEqual(['me@example.com', undefined]);
  },
);

import type { CheckMethod } from '@/contract/codes';

export const VERIFY = {
  lead: (name: string) => `${name}前，先确认是您本人`,
  note: '核验结果只用于这一次操作，10分钟内有效',
  how: '怎么核验',
  methods: { sms: '短信验证码', face: '刷脸' } satisfies Record<CheckMethod, string>,
  phone: '验证码发到',
  idNo: '身份证号',
  idNoHint: '18位身份证号',
  next: '确认是我本人',
  face: '去刷脸',
  faceNote: '用手机摄像头确认是您本人，照片只用于这次核验',
  faceDone: '我已刷完脸',
  gone: '手机号不用了，也不方便刷脸？',
  recover: '凭身份证和银行卡更换手机号',
  service: '联系客服',
  unknown: '没有需要核验的操作。',
  home: '回首页',
} as const;

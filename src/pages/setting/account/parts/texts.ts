import type { ExportFormat } from '@/contract/codes';

export const ACCOUNT = {
  data: '账号信息',
  phone: '手机号',
  registered: '注册日期',
  person: '个人信息',
  consents: '授权管理',
  exportTitle: '导出个人信息',
  files: '导出的文件',
  exportNote: '您的信息、借还款记录和授权记录，做成 PDF 和 JSON 两个文件',
  exportAction: '导出我的信息',
  exportRule:
    '导出前需要验证身份。做好后在消息中心通知您，24小时内可以下载，每个文件一次；过一会儿再下载，要再验证一次身份。',
  ready: '已整理好，可以下载了',
  leave: '注销账号',
  leaveNote: '了解注销后会怎样、需要什么条件',
  leaving: (day: string) => `已申请注销，${day}前可以撤销`,
  taken: '已下载',
  expired: '已过期',
  download: '下载',
  saved: '已下载，请妥善保管',
  send: '发送文件',
  sendNote: '文件已取回，点这里发送给自己保存',
  network: '文件没有下载下来，请检查网络后再试',
  refused: '下载地址已失效，请刷新后再试',
  unavailable: '这台设备打不开这个文件，请换一台设备登录后下载',
} as const;

export const FORMAT_NAMES: Readonly<Record<ExportFormat, { readonly label: string; readonly note: string }>> =
  {
    pdf: { label: 'PDF 文件', note: '方便阅读和打印' },
    json: { label: 'JSON 文件', note: '方便其他软件读取' },
  };

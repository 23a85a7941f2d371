/** User texts of the enterprise pages, except the messages of the rules (domain/enterprise). */
export const ENTERPRISE_TEXTS = {
  welcome: '合作企业员工登录',
  welcomeNote: '用单位登记的手机号登录，我们会核对单位的员工名单',
  notListed: '没有在名单中找到您',
  ordinary: '用普通方式登录',
  codeStays: '可以用普通方式登录，刚才的验证码从发出起5分钟内仍可使用；也可以请单位把您加入名单后再来',
  infoTitle: '企业信息采集',
  infoLead: '请按实际情况填写',
  infoNote: '只用于核实在职情况，单位看不到您的额度和借款',
  companyHint: '与营业执照一致的全称，用于和单位名单核对',
  incomeHint: '工资、奖金和补贴的月平均，用于评估您能借多少',
  saved: '企业信息已提交',
  historyTitle: '企业信息记录',
  none: '还没有提交过企业信息，填写后可以在这里看到核实进度。',
  gone: '没有找到这条记录，请回到列表重新打开。',
} as const;

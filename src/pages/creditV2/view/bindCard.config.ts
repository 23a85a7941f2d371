export default definePageConfig({ navigationStyle: 'custom', navigationBarTitleText: '绑定银行卡' });
